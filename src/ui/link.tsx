import { type CSSObject } from "@emotion/react";
import { type ComponentPropsWithoutRef, createContext, use } from "react";

export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** A route (`/contact`), an anchor (`#message`), or an external URL. */
  readonly to: string;
}

export interface LinkItem {
  readonly label: string;
  readonly to: string;
}

/** Path of the current page, without a trailing slash. */
export const CurrentPath = createContext("");

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest} aria-current={use(CurrentPath) === to ? "page" : rest["aria-current"]}>
    {children}
  </a>
);

interface LinkListProps extends ComponentPropsWithoutRef<"ul"> {
  readonly links: readonly LinkItem[];
  readonly linkCss?: CSSObject;
  /** Returns true if a link leads to the part of the site that the current page belongs to. */
  readonly isCurrent?: (to: string) => boolean;
}

export const LinkList = ({ links, linkCss, isCurrent, ...rest }: LinkListProps) => (
  <ul role="list" {...rest}>
    {links.map(({ label, to }) => (
      <li key={label}>
        <Link to={to} css={linkCss} aria-current={isCurrent?.(to) ? "true" : undefined}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
