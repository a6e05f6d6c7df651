import { type ReactNode } from "react";
import { media, space } from "../../styles/tokens";

/** Fields one below the other; short ones side by side where there is room. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: "grid",
        gap: `${space.m} ${space.l}`,
        gridTemplateColumns: "minmax(0, 1fr)",
        [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {children}
    </div>
  );
}
