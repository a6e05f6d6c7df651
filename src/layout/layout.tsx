import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, use, useEffect, useState } from "react";
import { unreachable } from "../browser/navigation";
import { filled } from "../styles/mixins";
import { color, media, radius, shadow, space } from "../styles/tokens";
import { CurrentPath } from "../ui/link";
import { ToastRegion } from "../ui/toast-region";
import { ContactBar } from "./contact-bar";
import { DraftProblems } from "./draft-problems";
import { Footer } from "./footer";
import { Header } from "./header";
import { useSiteData } from "../seo/site-data";

interface LayoutProps {
  readonly children: ReactNode;
  readonly chrome: boolean;
  /** What is wrong in the draft that the page shows. */
  readonly problems: readonly unknown[];
}

/**
 * The frame of every page: skip link, header, main content, footer. Four reports stand alone:
 * without `chrome` there is neither header nor footer (specification, section 2).
 */
function Layout({ children, chrome, problems }: LayoutProps) {
  const { organisation, navigation, allService } = useSiteData();
  const path = use(CurrentPath);
  if (organisation === null || navigation === null) return null;
  const services = allService.nodes;
  return (
    <>
      <SkipLink label={navigation.skipLink} />
      {chrome && <Header name={organisation.name} navigation={navigation} services={services} />}
      <main
        id={mainId}
        tabIndex={-1}
        css={{
          position: "relative",
          paddingBlockEnd: space.section,
          [media.print]: { paddingBlockEnd: 0 },
        }}
      >
        {problems.length > 0 && <DraftProblems problems={problems.map(String)} />}
        {children}
        {chrome && path !== navigation.cta.to && <ContactBar {...navigation.cta} />}
      </main>
      <UnreachableNotice key={path} words={navigation.unreachable} />
      <ToastRegion />
      {chrome && (
        <Footer organisation={organisation} footer={navigation.footer} services={services} />
      )}
    </>
  );
}

const mainId = "main";

/** The first link of a page, seen when focused (WCAG 2.4.1). */
const SkipLink = ({ label }: { label: string }) => (
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

/**
 * Says that a page could not be reached, until the network is back or another page is shown. The region stands
 * from the start, so that screen readers hear what is put into it (WCAG 4.1.3).
 */
function UnreachableNotice({ words }: { words: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(unreachable, () => setShown(true), { signal });
    window.addEventListener("online", () => setShown(false), { signal });
    return () => listening.abort();
  }, []);
  return (
    <div aria-live="polite">
      {shown && (
        <p
          css={{
            ...filled(color.ink, color.paper),
            position: "fixed",
            zIndex: 3,
            insetInline: space.m,
            insetBlockEnd: space.m,
            width: "fit-content",
            marginInline: "auto",
            padding: `${space.s} ${space.l}`,
            borderRadius: radius.control,
            boxShadow: shadow.menu,
          }}
        >
          {words}
        </p>
      )}
    </div>
  );
}

/** Puts each page into the frame, which stays when another page comes, with what was typed into it. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
  element,
  props: { location, pageContext },
}) => {
  const { chrome, problems } = pageContext;
  return (
    <CurrentPath value={location.pathname.replace(/(.)\/$/, "$1")}>
      <Layout chrome={chrome !== false} problems={Array.isArray(problems) ? problems : []}>
        {element}
      </Layout>
    </CurrentPath>
  );
};
