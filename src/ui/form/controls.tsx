import { columns, label as labelStyle, row, stack, visuallyHidden } from "../../styles/mixins";
import { color, fontSize, space } from "../../styles/tokens";
import { NativeControl, type NativeControlProps } from "./native-control";

interface ControlProps extends NativeControlProps {
  readonly label: string;
  /** How many more characters may be typed. Negative if the text is too long: typed text is never cut. */
  readonly charactersLeft: number;
  readonly error: string | undefined;
  /** Whether an asterisk follows the label. Only sighted visitors see it; `required` tells the others. */
  readonly asterisk?: boolean;
  /** Whether the field takes the whole width of its grid. */
  readonly wide?: boolean;
}

/** Fields one below the other; short ones side by side where there is room. */
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

/** Label above, control, and below it what is wrong, in red, and how much room is left in a text area. */
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
        // Said in so many words: some screen readers call a required field invalid while it is empty.
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

/** Where the remaining room is worth a word to screen readers. */
const steps = [0, 20, 100];

/**
 * How much may still be typed. Screen readers hear it with the field's description, and while typing only
 * when a step is passed, not at every key.
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
