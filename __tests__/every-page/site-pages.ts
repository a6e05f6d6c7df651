import { findBuiltPages } from "../../src/build/html/transform-pages";
import { built } from "../tested-project";

/** All pages of the built site, whatever its content. */
export const pages = findBuiltPages(built("public"));

/** Routes of all pages except the 404 page. */
export const routes = pages.map(({ route }) => route).filter((route) => !/^\/404\b/.test(route));
