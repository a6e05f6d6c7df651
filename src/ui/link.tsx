import { type ComponentPropsWithoutRef, createContext, use } from "react";

/** Props of a link; `to` is a route (`/contact`), an anchor, or an outside address. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  readonly to: string;
}

/** A link to anywhere; `browser/follow-links.ts` takes visitors to routes. */
export function Link({ to, children, ...rest }: LinkProps) {
  const isCurrent = use(CurrentPath) === to;
  return (
    <a href={to} {...(isCurrent && { "aria-current": "page" })} {...rest}>
      {children}
    </a>
  );
}

/** Path of the page that is shown, without a slash at its end. Links to it are marked as current. */
export const CurrentPath = createContext("");
