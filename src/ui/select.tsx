import { type ComponentPropsWithoutRef } from "react";
import { controlStyles, described, Field, type FieldProps } from "./field";

interface SelectProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps | "children"> {
  /** Whether the field takes the whole width of its grid. */
  readonly wide?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own select box; nothing is chosen at first. */
export function Select({
  id,
  label,
  required = false,
  asterisk = required,
  error,
  wide = false,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field id={id} label={label} asterisk={asterisk} error={error} wide={wide}>
      <select
        id={id}
        required={required}
        css={{ ...controlStyles, cursor: "pointer" }}
        {...described(id, error)}
        {...rest}
      >
        <option value="">Please select</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
