import { type CSSObject } from "@emotion/react";
import { type ComponentPropsWithoutRef, createContext, type KeyboardEvent, use } from "react";

/** Props of a link. `to` is a route (`/contact`), an anchor (`#message`) or an external URL. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  readonly to: string;
}

export interface LinkWords {
  readonly label: string;
  readonly to: string;
}

/** Path of the current page, without a trailing slash. Links to this path are marked as current. */
export const CurrentPath = createContext("");

type ModifierKeys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Returns whether a modifier key is held during a click or key press. Leave such events to the browser. For example,
 * Ctrl+click opens a tab, and Alt+Left Arrow goes back.
 */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Returns whether a click opens a link in the current tab. The button is checked, because WebKit also fires `click`
 * events for the middle button.
 */
export const isPlainClick = (event: ModifierKeys & { readonly button: number }): boolean =>
  event.button === 0 && !isModified(event);

/** A link to any page or URL. `browser/follow-links.ts` handles clicks on links within the site. */
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
