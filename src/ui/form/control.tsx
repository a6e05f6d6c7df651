import { type ChangeEventHandler, type ComponentPropsWithoutRef } from "react";
import { type FieldProps } from "./field";
import { Select } from "./select";
import { TextArea, TextInput } from "./text-fields";

type InputProps = Pick<
  ComponentPropsWithoutRef<"input">,
  "autoComplete" | "inputMode" | "minLength" | "readOnly" | "type"
>;

interface ControlProps extends FieldProps, InputProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  /** Most characters that may be sent. */
  readonly max: number;
  /** Whether the field takes the whole width of its grid. A text area always does. */
  readonly wide?: boolean;
  readonly rows?: number;
  readonly options?: ComponentPropsWithoutRef<typeof Select>["options"];
}

/** A field of a form: a select box if it has options, a text area if it has rows, or else an input. */
export function Control({ options, rows, max, wide = false, ...field }: ControlProps) {
  if (options !== undefined) {
    const {
      id,
      name,
      label,
      required = false,
      asterisk = required,
      error,
      value,
      onChange,
    } = field;
    const select = { id, name, label, required, asterisk, error, value, onChange, wide, options };
    return <Select {...select} />;
  }
  if (rows !== undefined) return <TextArea {...field} rows={rows} room={max} />;
  return <TextInput {...field} wide={wide} />;
}
