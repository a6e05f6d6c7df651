import { type GatsbyBrowser } from "gatsby";
import { CurrentPath } from "../ui/current-path";

/** Tells the parts of a page which page it is. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <CurrentPath value={props.location.pathname.replace(/(?<=.)\/$/, "")}>{element}</CurrentPath>
);
