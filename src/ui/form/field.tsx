import { type CSSObject } from "@emotion/react";
import { type ReactNode } from "react";
import { color, fontSize, radius, size, space } from "../../styles/tokens";

/** What every control of a form has. */
export interface FieldProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  /** Whether an asterisk follows the label. Only sighted visitors see it; `required` tells the others. */
  readonly asterisk?: boolean;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
}

interface FrameProps extends FieldProps {
  /** Whether the field takes the whole width of its grid. */
  readonly wide?: boolean;
  /** What stands opposite the error: how much room is left. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const errorId = (id: string) => `${id}-error`;

/** Id of the note below a control. */
export const noteId = (id: string) => `${id}-note`;

/** Ties a control to its error and its note. */
export const ariaProps = (id: string, error: string | undefined, hasNote = false) => ({
  // Said in so many words: some screen readers call a required field invalid while it is empty.
  "aria-invalid": error !== undefined,
  "aria-describedby":
    [...(error === undefined ? [] : [errorId(id)]), ...(hasNote ? [noteId(id)] : [])].join(" ") ||
    undefined,
});

/** The look of inputs, selects and text areas. */
export const controlStyles = {
  width: "100%",
  minWidth: 0,
  minHeight: size.target,
  padding: `${space.xs} ${space.s}`,
  border: `${size.hairline} solid ${color.control}`,
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
export function Field({ id, label, required, asterisk, error, wide, note, children }: FrameProps) {
  const marked = asterisk ?? required;
  return (
    <div
      css={{
        display: "grid",
        gap: space.xxs,
        alignContent: "start",
        gridColumn: wide ? "1 / -1" : undefined,
      }}
    >
      <label htmlFor={id} css={{ justifySelf: "start", fontWeight: 600 }}>
        {label}
        {marked && (
          <span aria-hidden="true" css={{ marginInlineStart: space.xxs, color: color.danger }}>
            *
          </span>
        )}
      </label>
      {children}
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space.m }}>
        {error !== undefined && (
          <p id={errorId(id)} css={{ fontSize: fontSize.small, color: color.danger }}>
            {error}
          </p>
        )}
        {note}
      </div>
    </div>
  );
}
