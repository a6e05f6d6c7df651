import { Link as GatsbyLink } from "gatsby";
import { type ComponentPropsWithoutRef, type MouseEvent } from "react";
import { unroutedPaths } from "./unrouted-paths";

/** Props of a link; `to` is a route (`/contact`), an anchor, or an outside address. */
export interface LinkProps extends Omit<
  ComponentPropsWithoutRef<"a">,
  "href" | "onFocus" | "onTouchStart"
> {
  readonly to: string;
}

/** What Gatsby puts on the window: it loads a page and its scripts, so that they are there when needed. */
declare const ___loader: { readonly hovering: (route: string) => void };

/**
 * A link to anywhere. Routes are navigated by Gatsby, and loaded ahead when a mouse points at their
 * link, a finger touches it or the focus comes to it. A link to the page one is on scrolls to its top,
 * as every navigation does (specification, section 2).
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  if (!to.startsWith("/") || unroutedPaths.includes(to.replace(/[?#].*/, ""))) {
    return (
      <a href={to} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  const scrollWhenHere = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere) return;
    const { pathname, search } = window.location;
    if (to === `${pathname}${search}`) window.scrollTo(0, 0);
  };
  const loadAhead = () => ___loader.hovering(to);
  // Gatsby itself listens to the mouse.
  return (
    <GatsbyLink
      to={to}
      onClick={scrollWhenHere}
      onFocus={loadAhead}
      onTouchStart={loadAhead}
      {...rest}
    >
      {children}
    </GatsbyLink>
  );
}
