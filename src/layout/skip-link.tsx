import { filled } from "../styles/mixins";
import { color, radius, space } from "../styles/tokens";

/** Id of the main content, where the skip link leads (WCAG 2.4.1). */
export const mainId = "main";

/** The first link of a page, seen when focused. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${mainId}`}
      css={{
        position: "fixed",
        zIndex: 3,
        insetBlockStart: space.xs,
        insetInlineStart: space.xs,
        padding: `${space.s} ${space.m}`,
        borderRadius: radius.control,
        ...filled(color.accent, color.onAccent),
        fontWeight: 600,
        "&:hover": { color: color.onAccent },
        "&:not(:focus)": { transform: "translateY(-200%)" },
      }}
    >
      {label}
    </a>
  );
}
