import { border, color, media, size } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { type LinkItem } from "../ui/link";

/** On phones, the bar appears after the first screen. It disappears at the footer and while a form has the focus. */
export const ContactBar = ({ label, to }: LinkItem) => (
  <div
    css={{
      display: "none",
      [media.phone]: { display: "block" },
      "main:has(form:focus-within) > &": { display: "none" },
      position: "absolute",
      insetBlock: "100svh 0",
      insetInline: 0,
      clipPath: "inset(0)",
      // Accessibility checkers ignore `clip-path`, so `overflow` tells them that the bar is clipped.
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
        borderTop: border.fine,
        backgroundColor: color.paper,
        pointerEvents: "auto",
      }}
    >
      <ButtonLink to={to}>{label}</ButtonLink>
    </div>
  </div>
);
