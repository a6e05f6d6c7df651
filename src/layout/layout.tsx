import { type ReactNode, use } from "react";
import { CurrentPath } from "../ui/current-path";
import { ToastRegion } from "../ui/toast-region";
import { Footer } from "./footer";
import { Header } from "./header";
import { mainId, SkipLink } from "./skip-link";
import { UnreachableNotice } from "./unreachable-notice";
import { useSiteData } from "./use-site-data";

/**
 * The frame of every page: skip link, header, main content, footer. Four reports stand alone:
 * without `chrome` there is neither header nor footer (specification, section 2).
 */
export function Layout({ children, chrome }: { children: ReactNode; chrome: boolean }) {
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
