import { type CSSObject } from "@emotion/react";
import { type ComponentPropsWithoutRef, createContext, type KeyboardEvent, use } from "react";

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

type ModifierKeys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The browser handles clicks and keys with modifiers, such as Ctrl+click (new tab) and Alt+Left (back). */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Checks for the main button, because WebKit also fires `click` for the middle button. */
export const isPlainClick = (event: ModifierKeys & { readonly button: number }): boolean =>
  event.button === 0 && !isModified(event);

/** `browser/follow-links.ts` handles clicks on links within the site. */
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
