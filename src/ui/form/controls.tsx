import { columns, label as labelStyle, row, stack, visuallyHidden } from "../../styles/mixins";
import { color, fontSize, space } from "../../styles/tokens";
import { NativeControl, type NativeControlProps } from "./native-control";

interface ControlProps extends NativeControlProps {
  readonly label: string;
  /** Number of characters that may still be typed. Negative if the text is too long, because text is never cut off. */
  readonly charactersLeft: number;
  readonly error: string | undefined;
  /**
   * Whether an asterisk follows the label (default: `required`). Screen readers skip the asterisk and announce
   * `required`.
   */
  readonly asterisk?: boolean;
  /** Whether the field takes up the full width of the grid. By default, only text areas do. */
  readonly wide?: boolean;
}

/** Form fields, stacked vertically. Short fields go side by side if there's space. */
export const Controls = ({ controls }: { controls: readonly ControlProps[] }) => (
  <div
    css={{
      ...stack(`${space.m} ${space.l}`),
      gridTemplateColumns: "minmax(0, 1fr)",
      ...columns(2),
    }}
  >
    {controls.map((control) => (
      <Control key={control.id} {...control} />
    ))}
  </div>
);

/** A form field with its label, its error message in red and, in text areas, the number of characters left. */
function Control({ label, charactersLeft, error, asterisk, wide, ...control }: ControlProps) {
  const { id, required } = control;
  const isArea = control.rows !== undefined;
  const errorId = error !== undefined && `${id}-error`;
  const countId = isArea && `${id}-count`;
  return (
    <div css={{ ...stack(space.xxs), gridColumn: (wide ?? isArea) ? "1 / -1" : undefined }}>
      <label htmlFor={id} css={{ justifySelf: "start", fontWeight: 600 }}>
        {label}
        {(asterisk ?? required) && (
          <span aria-hidden="true" css={{ marginInlineStart: space.xxs, color: color.danger }}>
            *
          </span>
        )}
      </label>
      <NativeControl
        // Set `aria-invalid` even if it's `false`. Without the attribute, some screen readers announce an empty
        // required field as invalid.
        aria-invalid={error !== undefined}
        aria-describedby={[errorId, countId].filter(Boolean).join(" ") || undefined}
        {...control}
      />
      <div css={{ ...row(`0 ${space.m}`), alignItems: "baseline" }}>
        {errorId && (
          <p id={errorId} css={{ fontSize: fontSize.small, color: color.danger }}>
            {error}
          </p>
        )}
        {countId && <CharacterCount id={countId} characters={charactersLeft} />}
      </div>
    </div>
  );
}

/** Screen readers announce the number of characters left when it falls to one of these values. */
const steps = [0, 20, 100];

/**
 * Number of characters left. Screen readers read the number as part of the field's description. While the visitor
 * types, screen readers announce it only when it passes one of the `steps`, not after every key.
 */
function CharacterCount({ id, characters }: { id: string; characters: number }) {
  const step = steps.find((atMost) => characters <= atMost);
  const count = Math.abs(characters);
  const unit = count === 1 ? "character" : "characters";
  const isOver = characters < 0;
  const look = { ...labelStyle, marginInlineStart: "auto", ...(isOver && { color: color.danger }) };
  return (
    <>
      <p id={id} css={look}>
        {isOver ? `${count} ${unit} too many` : `${count} ${unit} left`}
      </p>
      <span aria-live="polite" css={visuallyHidden}>
        {isOver ? "Too long" : step !== undefined && `${step} characters left at most`}
      </span>
    </>
  );
}
