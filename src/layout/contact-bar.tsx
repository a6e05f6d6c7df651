import { color, line, media, size } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { type LinkWords } from "../ui/link";

/**
 * Link to the contact form, fixed to the bottom edge of phone screens so that a thumb can reach it. The bar is
 * clipped to the part of the page below the first screen and above the footer.
 */
export const ContactBar = ({ label, to }: LinkWords) => (
  <div
    css={{
      display: "none",
      [media.phone]: { display: "block" },
      position: "absolute",
      insetBlock: "100svh 0",
      insetInline: 0,
      clipPath: "inset(0)",
      // Redundant visually, but accessibility checkers ignore `clip-path` and need `overflow` to see the clipping.
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
