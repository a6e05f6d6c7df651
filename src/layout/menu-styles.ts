import { type CSSObject } from "@emotion/react";
import { color, radius, shadow, size, space } from "../styles/tokens";

/** A link in a menu: as tall as a thumb needs, marked when it is the page one is on. */
export const menuLink = {
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  paddingInline: space.s,
  borderRadius: radius.control,
  color: color.ink,
  fontWeight: 500,
  textDecoration: "none",
  "&:hover": { color: color.accent },
  '&[aria-current="page"]': {
    color: color.accent,
    textDecoration: "underline",
    textDecorationThickness: size.line,
    textUnderlineOffset: "0.4em",
  },
} satisfies CSSObject;

/** The panel that a menu opens. */
export const menuPanel = {
  position: "absolute",
  insetBlockStart: "100%",
  padding: space.m,
  border: `${size.hairline} solid ${color.rule}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  boxShadow: shadow.menu,
} satisfies CSSObject;
