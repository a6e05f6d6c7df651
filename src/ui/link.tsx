import { type CSSObject } from "@emotion/react";
import { type ComponentPropsWithoutRef, createContext, type KeyboardEvent, use } from "react";

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

type ModifierKeys = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Modifier keys give a click or key to the browser: Ctrl and a click open a tab, Alt and Arrow Left go back. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether a click follows a link in this tab. WebKit reports the middle button as a click, too. */
export const isPlainClick = (event: ModifierKeys & { readonly button: number }): boolean =>
  event.button === 0 && !isModified(event);

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
