import { color, line, media, size } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { type LinkItem } from "../ui/link";

/**
 * A link to the contact form, fixed to the bottom edge of the screen on phones, where a thumb can reach it. The bar
 * appears once the visitor scrolls past the first screen and disappears at the footer.
 */
export const ContactBar = ({ label, to }: LinkItem) => (
  <div
    css={{
      display: "none",
      [media.phone]: { display: "block" },
      position: "absolute",
      insetBlock: "100svh 0",
      insetInline: 0,
      clipPath: "inset(0)",
      // `clip-path` does the clipping. `overflow` is for accessibility checkers, which ignore `clip-path`.
      overflow: "hidden",
      pointerEvents: "none",
      "&:focus-within": { clipPath: "none" },
    }}
  >
    <div
      css={{
        position: "fixed",
        insetInline: 0,
        insetBlockEnd: 0,
        display: "grid",
        alignContent: "center",
        height: size.contactBar,
        paddingInline: size.gutter,
        borderTop: line.fine,
        backgroundColor: color.paper,
        pointerEvents: "auto",
      }}
    >
      <ButtonLink to={to}>{label}</ButtonLink>
    </div>
  </div>
);
