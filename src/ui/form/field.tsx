import { type CSSObject } from "@emotion/react";
import { type ReactNode } from "react";
import { row, stack } from "../../styles/mixins";
import { color, fontSize, line, radius, size, space } from "../../styles/tokens";

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  /** Whether an asterisk follows the label. Only sighted visitors see it; `required` tells the others. */
  readonly asterisk?: boolean | undefined;
  readonly error?: string | undefined;
  /** Whether the field takes the whole width of its grid. */
  readonly wide?: boolean | undefined;
}

interface FrameProps extends FieldProps {
  /** What stands opposite the error: how much room is left. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const errorId = (id: string) => `${id}-error`;

export const noteId = (id: string) => `${id}-note`;

/** Ties a control to its error and its note. */
export const ariaProps = (id: string, error: string | undefined, hasNote = false) => ({
  // Said in so many words: some screen readers call a required field invalid while it is empty.
  "aria-invalid": error !== undefined,
  "aria-describedby":
    [...(error === undefined ? [] : [errorId(id)]), ...(hasNote ? [noteId(id)] : [])].join(" ") ||
    undefined,
});

export const controlStyles = {
  width: "100%",
  minWidth: 0,
  minHeight: size.target,
  padding: `${space.xs} ${space.s}`,
  border: line.control,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  // The label above stays in sight when the field is scrolled to.
  scrollMarginBlockStart: space.xl,
  '&[aria-invalid="true"]': {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
  },
} satisfies CSSObject;

/** Label above, control, and below it what is wrong, in red, and the note. */
export const Field = ({ id, label, required, error, note, children, ...look }: FrameProps) => (
  <div
    css={{
      ...stack(space.xxs),
      alignContent: "start",
      gridColumn: look.wide ? "1 / -1" : undefined,
    }}
  >
    <label htmlFor={id} css={{ justifySelf: "start", fontWeight: 600 }}>
      {label}
      {(look.asterisk ?? required) && (
        <span aria-hidden="true" css={{ marginInlineStart: space.xxs, color: color.danger }}>
          *
        </span>
      )}
    </label>
    {children}
    <div css={{ ...row(`0 ${space.m}`), alignItems: "baseline" }}>
      {error !== undefined && (
        <p id={errorId(id)} css={{ fontSize: fontSize.small, color: color.danger }}>
          {error}
        </p>
      )}
      {note}
    </div>
  </div>
);
