import { type ReactNode } from "react";
import { media, space } from "../styles/tokens";

/** Buttons side by side, one below the other where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: "flex",
        flexWrap: "wrap",
        gap: space.s,
        marginBlockStart: space.xl,
        [media.print]: { display: "none" },
      }}
    >
      {children}
    </div>
  );
}
