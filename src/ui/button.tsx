import { type CSSObject } from "@emotion/react";
import { filled, row } from "../styles/mixins";
import { color, fontSize, media, motion, radius, size, space } from "../styles/tokens";
import { Link, type LinkProps, type LinkItem } from "./link";

/** Use `primary` for only one button per screen. A `plain` button looks like a link. */
type Emphasis = "primary" | "secondary" | "plain";

const base = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: size.target,
  padding: `${space.xs} ${space.l}`,
  border: `${size.line} solid ${color.accent}`,
  borderRadius: radius.control,
  fontSize: fontSize.text,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  "&:disabled": { opacity: 0.6, cursor: "progress" },
} satisfies CSSObject;

export const buttonStyles: Readonly<Record<Emphasis, CSSObject>> = {
  primary: {
    ...base,
    ...filled(color.accent, color.onAccent),
    "&:hover:not(:disabled)": {
      backgroundColor: color.accentStrong,
      borderColor: color.accentStrong,
      color: color.onAccent,
    },
  },
  secondary: {
    ...base,
    backgroundColor: "transparent",
    color: color.accent,
    "&:hover:not(:disabled)": {
      backgroundColor: color.accent,
      color: color.onAccent,
      forcedColorAdjust: "none",
    },
  },
  plain: {
    ...base,
    paddingInline: 0,
    border: "none",
    backgroundColor: "transparent",
    color: color.accent,
    "&:hover": { color: color.accentStrong, textDecoration: "underline" },
  },
};

export const ButtonLink = ({ emphasis = "primary", ...rest }: LinkProps & { emphasis?: Emphasis }) => (
  <Link css={[buttonStyles[emphasis], { [media.print]: { display: "none" } }]} {...rest} />
);

const actionsStyles = {
  ...row(space.s),
  marginBlockStart: space.xl,
  [media.card]: { display: "grid" },
  [media.print]: { display: "none" },
} satisfies CSSObject;

interface ActionsProps {
  readonly links: readonly LinkItem[];
  readonly first?: Emphasis;
}

export const Actions = ({ links, first = "primary" }: ActionsProps) => (
  <div css={actionsStyles}>
    {links.map(({ label, to }, index) => (
      <ButtonLink key={label} to={to} emphasis={index === 0 ? first : "secondary"}>
        {label}
      </ButtonLink>
    ))}
  </div>
);
