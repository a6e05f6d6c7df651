import { type GatsbyBrowser } from "gatsby";
import { type ReactNode, use, useEffect, useState } from "react";
import { unreachable } from "../browser/navigation";
import { filled } from "../styles/mixins";
import { color, media, radius, shadow, size, space } from "../styles/tokens";
import { CurrentPath } from "../ui/link";
import { ToastRegion } from "../ui/toast-region";
import { ContactBar } from "./contact-bar";
import { DraftProblems, ScheduledNotice } from "./preview-notices";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLayoutData } from "./layout-data";
import { useSiteIdentity } from "../seo/site-data";

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
  const { email, phone } = useSiteIdentity().site;
  const path = use(CurrentPath);
  if (organization === null || navigation === null) return null;
  const services = allService.nodes;
  return (
    <>
      <SkipLink label={navigation.skipLink} />
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
      <UnreachableNotice key={path} message={navigation.unreachable} />
      <ToastRegion />
      {hasHeaderAndFooter && (
        <Footer
          email={email}
          phone={phone}
          organization={organization}
          services={services}
          footer={navigation.footer}
        />
      )}
    </>
  );
}

const mainId = "main";

/** Visible only while it has focus (WCAG 2.4.1). */
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

/** The live region is always in the page, so that screen readers announce text added later (WCAG 4.1.3). */
function UnreachableNotice({ message }: { message: string }) {
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
          {message}
        </p>
      )}
    </div>
  );
}

/** The layout stays mounted during navigation, so the newsletter field keeps its text. */
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
