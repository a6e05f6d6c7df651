import { color, line, media, size } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { type LinkWords } from "../ui/link";

/**
 * The way to the contact form within reach of a thumb, at the lower edge of windows that are not low. It is
 * seen below the first screen and above the footer, whose border wipes it away.
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
      // Cuts off nothing more; it says the same to accessibility checkers, which know no `clip-path`.
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
