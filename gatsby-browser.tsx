// Only the development server sends this file to browsers. Published pages run the scripts in `src/browser`.
import { type GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./src/layout/layout";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  void import("./src/browser/site");
};
