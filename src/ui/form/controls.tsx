import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type ChangeEventHandler, type ComponentPropsWithoutRef } from "react";
import { columns, label as labelStyle, stack, visuallyHidden } from "../../styles/mixins";
import { color, space } from "../../styles/tokens";
import { LineIcon } from "../icon/line-icon";
import { ariaProps, controlStyles, Field, type FieldProps, noteId } from "./field";

type PropsOf<Element extends "input" | "select" | "textarea"> = FieldProps &
  Omit<ComponentPropsWithoutRef<Element>, keyof FieldProps | "children" | "maxLength">;

export const TextInput = ({ label, asterisk, error, wide, ...input }: PropsOf<"input">) => (
  <Field {...{ label, asterisk, error, wide }} id={input.id} required={input.required}>
    <input css={controlStyles} {...ariaProps(input.id, error)} {...input} />
  </Field>
);

type TextAreaProps = PropsOf<"textarea"> & {
  readonly value: string;
  /** How many characters may be sent. More can be typed: what was typed is never cut. */
  readonly room: number;
};

/** A field of several lines, with a count of the room that is left. */
export function TextArea({ label, asterisk, error, wide = true, room, ...area }: TextAreaProps) {
  const { id, required, value } = area;
  const note = <CharacterCount id={noteId(id)} characters={room - value.length} />;
  return (
    <Field {...{ id, label, required, asterisk, error, wide, note }}>
      <textarea
        css={{ ...controlStyles, lineHeight: "inherit", resize: "vertical" }}
        {...ariaProps(id, error, true)}
        {...area}
      />
    </Field>
  );
}

type Options = readonly { readonly value: string; readonly label: string }[];
type SelectProps = PropsOf<"select"> & { readonly options: Options };

const arrow = "1rem";

/**
 * The browser's own select box; nothing is chosen at first. Its arrow is drawn here: with the browser's,
 * the text would not stand in line with that of the inputs.
 */
export const Select = ({ label, asterisk, error, wide, options, ...select }: SelectProps) => (
  <Field {...{ label, asterisk, error, wide }} id={select.id} required={select.required}>
    <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
      <select
        css={{
          ...controlStyles,
          appearance: "none",
          paddingInlineEnd: `calc(2 * ${space.s} + ${arrow})`,
          textOverflow: "ellipsis",
          cursor: "pointer",
        }}
        {...ariaProps(select.id, error)}
        {...select}
      >
        <option value="">Please select</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <LineIcon
        drawing={ChevronDown}
        size={arrow}
        css={{ justifySelf: "end", marginInlineEnd: space.s, pointerEvents: "none" }}
      />
    </div>
  </Field>
);

interface ControlProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  readonly readOnly: boolean;
  /** Most characters that may be sent. */
  readonly max: number;
  readonly minLength?: number;
  readonly rows?: number;
  readonly options?: Options;
}

/** A select box if it has options, a text area if it has rows, or else an input. */
function Control({ options, rows, max, readOnly, minLength, ...field }: ControlProps) {
  if (options !== undefined) return <Select {...field} options={options} />;
  const text = { ...field, readOnly, minLength };
  return rows === undefined ? (
    <TextInput {...text} />
  ) : (
    <TextArea {...text} rows={rows} room={max} />
  );
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
