import { type GatsbyBrowser } from "gatsby";
import { CurrentPath } from "../ui/current-path";
import { Layout } from "./layout";

/**
 * Puts each page into the frame of the site and tells its parts which page it is. Header and footer
 * stay when another page comes, with what was typed into them; drawing them anew took a third of the
 * time from a click to the next page. A page is without them where its context says `chrome: false`.
 */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
  element,
  props: { location, pageContext },
}) => (
  <CurrentPath value={location.pathname.replace(/(.)\/$/, "$1")}>
    <Layout chrome={pageContext["chrome"] !== false}>{element}</Layout>
  </CurrentPath>
);
