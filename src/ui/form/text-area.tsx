import { type ComponentPropsWithoutRef } from "react";
import { controlStyles, described, Field, type FieldProps, noteId } from "./field";
import { RoomLeft } from "./room-left";

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
      note={<RoomLeft id={noteId(id)} characters={room - value.length} />}
    >
      <textarea
        id={id}
        required={required}
        value={value}
        css={{ ...controlStyles, lineHeight: "inherit", resize: "vertical" }}
        {...described(id, error, true)}
        {...rest}
      />
    </Field>
  );
}
