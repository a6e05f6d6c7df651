import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, use } from "react";
import { filled } from "../styles/mixins";
import { color, radius, space } from "../styles/tokens";
import { CurrentPath } from "../ui/link";
import { ToastRegion } from "../ui/toast-region";
import { Footer } from "./footer";
import { Header } from "./header";
import { UnreachableNotice } from "./unreachable-notice";
import { useSiteData } from "./use-site-data";

/**
 * The frame of every page: skip link, header, main content, footer. Four reports stand alone:
 * without `chrome` there is neither header nor footer (specification, section 2).
 */
function Layout({ children, chrome }: { children: ReactNode; chrome: boolean }) {
  const { organisation, navigation, allService } = useSiteData();
  const path = use(CurrentPath);
  if (organisation === null || navigation === null) return null;
  const services = allService.nodes;
  return (
    <>
      <SkipLink label={navigation.skipLink} />
      {chrome && <Header name={organisation.name} navigation={navigation} services={services} />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <UnreachableNotice key={path} words={navigation.unreachable} />
      <ToastRegion />
      {chrome && (
        <Footer organisation={organisation} footer={navigation.footer} services={services} />
      )}
    </>
  );
}

/** Id of the main content, where the skip link leads (WCAG 2.4.1). */
const mainId = "main";

/** The first link of a page, seen when focused. */
function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${mainId}`}
      css={{
        position: "fixed",
        zIndex: 3,
        insetBlockStart: space.xs,
        insetInlineStart: space.xs,
        padding: `${space.s} ${space.m}`,
        borderRadius: radius.control,
        ...filled(color.accent, color.onAccent),
        fontWeight: 600,
        "&:hover": { color: color.onAccent },
        "&:not(:focus)": { transform: "translateY(-200%)" },
      }}
    >
      {label}
    </a>
  );
}

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
