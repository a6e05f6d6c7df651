import { color, space } from "../../styles/tokens";

/** A word to visitors whose browser runs no scripts. */
export function NoScript({ children }: { children: string }) {
  return (
    <noscript>
      <p css={{ marginBlockStart: space.m, color: color.muted }}>{children}</p>
    </noscript>
  );
}
