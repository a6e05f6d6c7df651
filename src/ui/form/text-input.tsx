import { type ComponentPropsWithoutRef } from "react";
import { controlStyles, described, Field, type FieldProps } from "./field";

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
      <input id={id} required={required} css={controlStyles} {...described(id, error)} {...rest} />
    </Field>
  );
}
