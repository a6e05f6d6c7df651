import { findBuiltPages } from "../../src/build/html/transform-pages";
import { built } from "../tested-project";

/** The pages of the built site, whatever content it has. */
export const pages = findBuiltPages(built("public"));

/** Their addresses, without that of the 404 screen. */
export const routes = pages.map(({ route }) => route).filter((route) => !/^\/404\b/.test(route));
