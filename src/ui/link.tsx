import { type CSSObject } from "@emotion/react";
import { type ComponentPropsWithoutRef, createContext, use } from "react";

/** Props of a link; `to` is a route (`/contact`), an anchor, or an outside address. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  readonly to: string;
}

export interface LinkWords {
  readonly label: string;
  readonly to: string;
}

/** Path of the page that is shown, without a slash at its end. Links to it are marked as current. */
export const CurrentPath = createContext("");

/** A link to anywhere; `browser/follow-links.ts` takes visitors to routes. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} aria-current={use(CurrentPath) === to ? "page" : undefined} {...rest}>
    {children}
  </a>
);

interface LinkListProps extends ComponentPropsWithoutRef<"ul"> {
  readonly links: readonly LinkWords[];
  readonly look?: CSSObject;
}

export const LinkList = ({ links, look, ...rest }: LinkListProps) => (
  <ul role="list" {...rest}>
    {links.map(({ label, to }) => (
      <li key={label}>
        <Link to={to} css={look}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
