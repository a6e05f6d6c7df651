import { type ComponentPropsWithoutRef } from "react";
import { label, visuallyHidden } from "../../styles/mixins";
import { color } from "../../styles/tokens";
import { controlStyles, ariaProps, Field, type FieldProps, noteId } from "./field";

interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<"textarea">, keyof FieldProps | "maxLength"> {
  readonly value: string;
  /** How many characters may be sent. More can be typed: what was typed is never cut. */
  readonly room: number;
}

/** A field of several lines, with a count of the room that is left. */
export function TextArea({
  id,
  label,
  required = false,
  error,
  value,
  room,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      wide
      id={id}
      label={label}
      required={required}
      error={error}
      note={<CharacterCount id={noteId(id)} characters={room - value.length} />}
    >
      <textarea
        id={id}
        required={required}
        value={value}
        css={{ ...controlStyles, lineHeight: "inherit", resize: "vertical" }}
        {...ariaProps(id, error, true)}
        {...rest}
      />
    </Field>
  );
}

type InputProps = Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps>;

/** A field of one line. */
export function TextInput({
  id,
  label,
  required = false,
  error,
  wide = false,
  ...rest
}: FieldProps & InputProps & { readonly wide?: boolean }) {
  return (
    <Field id={id} label={label} required={required} error={error} wide={wide}>
      <input id={id} required={required} css={controlStyles} {...ariaProps(id, error)} {...rest} />
    </Field>
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
  return (
    <>
      <p
        id={id}
        css={{
          ...label,
          marginInlineStart: "auto",
          ...(characters < 0 && { color: color.danger }),
        }}
      >
        {wording(characters)}
      </p>
      <span aria-live="polite" css={visuallyHidden}>
        {characters < 0 && "Too long"}
        {characters >= 0 && step !== undefined && `${step} characters left at most`}
      </span>
    </>
  );
}

function wording(characters: number): string {
  const count = Math.abs(characters);
  const unit = count === 1 ? "character" : "characters";
  return characters < 0 ? `${count} ${unit} too many` : `${count} ${unit} left`;
}
