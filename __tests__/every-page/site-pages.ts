import { findBuiltPages } from "../../src/build/html/transform-pages";
import { built } from "../tested-project";

export const pages = findBuiltPages(built("public"));

export const routes = pages.map(({ route }) => route).filter((route) => !/^\/404\b/.test(route));
