import { color, line, media, size } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { type LinkWords } from "../ui/link";

/**
 * The way to the contact form within reach of a thumb. It moves in below the first screen, sticks to the lower
 * edge of the window, and stays behind in the room above the footer. It takes no room of its own. Low
 * windows have none to spare.
 */
export const ContactBar = ({ label, to }: LinkWords) => (
  <div
    css={{
      display: "none",
      [media.phone]: {
        display: "flex",
        alignItems: "end",
        position: "absolute",
        insetBlock: "100svh 0",
        insetInline: 0,
        overflow: "clip",
        pointerEvents: "none",
      },
    }}
  >
    <div
      css={{
        position: "sticky",
        insetBlockEnd: 0,
        display: "grid",
        alignContent: "center",
        width: "100%",
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
