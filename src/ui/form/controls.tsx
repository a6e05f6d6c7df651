import { memo } from "react";
import { type FieldControl } from "../../forms/fields";
import { columns, label as labelStyle, row, stack, visuallyHidden } from "../../styles/mixins";
import { color, fontSize, space } from "../../styles/tokens";
import { NativeControl, type NativeControlProps } from "./native-control";

interface ControlProps extends NativeControlProps, Pick<FieldControl, "asterisk" | "wide"> {
  readonly label: string;
  /** Negative if the visitor has typed too much, because text is never cut off. */
  readonly charactersLeft: number;
  readonly error: string | undefined;
}

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

/**
 * If a control rendered again without a change, React would replace text that autofill has entered without an
 * event.
 */
const Control = memo(({ label, charactersLeft, error, asterisk, wide, ...control }: ControlProps) => {
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
        // Without `aria-invalid="false"`, some screen readers announce an empty required field as invalid.
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
});

/** Screen readers announce when the number of characters left drops to one of these counts. */
const announcedCounts = [0, 20, 100];

function CharacterCount({ id, characters }: { id: string; characters: number }) {
  const announced = announcedCounts.find((atMost) => characters <= atMost);
  const count = Math.abs(characters);
  const unit = count === 1 ? "character" : "characters";
  const isOver = characters < 0;
  const countStyles = {
    ...labelStyle,
    marginInlineStart: "auto",
    ...(isOver && { color: color.danger }),
  };
  return (
    <>
      <p id={id} css={countStyles}>
        {isOver ? `${count} ${unit} too many` : `${count} ${unit} left`}
      </p>
      <span aria-live="polite" css={visuallyHidden}>
        {isOver ? "Too long" : announced !== undefined && `${announced} characters left at most`}
      </span>
    </>
  );
}
