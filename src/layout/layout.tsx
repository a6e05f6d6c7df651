import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, use } from "react";
import { filled } from "../styles/mixins";
import { color, media, radius, size, space } from "../styles/tokens";
import { CurrentPath } from "../ui/link";
import { ContactBar } from "./contact-bar";
import { DraftProblems, ScheduledNotice } from "./preview-notices";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLayoutData } from "./layout-data";

interface LayoutProps {
  readonly children: ReactNode;
  /** False for four reports (specification, section 2). */
  readonly hasHeaderAndFooter: boolean;
  /** Problems in the draft on this page. Empty for a published page. */
  readonly problems: readonly unknown[];
  /** Publication date (YYYY-MM-DD) of a scheduled report. */
  readonly publishedFrom: unknown;
}

function Layout({ children, hasHeaderAndFooter, problems, publishedFrom }: LayoutProps) {
  const { organization, navigation, allService } = useLayoutData();
  const path = use(CurrentPath);
  if (organization === null || navigation === null) return null;
  const services = allService.nodes;
  return (
    <>
      <SkipLink />
      {hasHeaderAndFooter && <Header navigation={navigation} services={services} />}
      <main
        id={mainId}
        tabIndex={-1}
        css={{
          position: "relative",
          paddingBlockEnd: space.section,
          // Leaves space for the contact bar, which would otherwise cover a page's last line.
          [media.phone]: { paddingBlockEnd: size.aboveFooter },
          [media.print]: { paddingBlockEnd: 0 },
        }}
      >
        {typeof publishedFrom === "string" && <ScheduledNotice day={publishedFrom} />}
        {problems.length > 0 && <DraftProblems problems={problems.map(String)} />}
        {children}
        {hasHeaderAndFooter && path !== navigation.cta.to && <ContactBar {...navigation.cta} />}
      </main>
      {hasHeaderAndFooter && (
        <Footer organization={organization} services={services} footer={navigation.footer} />
      )}
    </>
  );
}

const mainId = "main";

/** Visible only while it has focus (WCAG 2.4.1). */
const SkipLink = () => (
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
    Skip to content
  </a>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({
  element,
  props: { location, pageContext },
}) => {
  const { hasHeaderAndFooter, problems, publishedFrom } = pageContext;
  return (
    <CurrentPath value={location.pathname.replace(/(.)\/$/, "$1")}>
      <Layout
        hasHeaderAndFooter={hasHeaderAndFooter !== false}
        problems={Array.isArray(problems) ? problems : []}
        publishedFrom={publishedFrom}
      >
        {element}
      </Layout>
    </CurrentPath>
  );
};
