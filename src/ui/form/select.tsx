import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type ComponentPropsWithoutRef } from "react";
import { space } from "../../styles/tokens";
import { LineIcon } from "../icon/line-icon";
import { controlStyles, ariaProps, Field, type FieldProps } from "./field";

interface SelectProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<"select">, keyof FieldProps | "children"> {
  /** Whether the field takes the whole width of its grid. */
  readonly wide?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const arrow = "1rem";

/**
 * The browser's own select box; nothing is chosen at first. Its arrow is drawn here: with the browser's,
 * the text would not stand in line with that of the inputs.
 */
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
      <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
        <select
          id={id}
          required={required}
          css={{
            ...controlStyles,
            appearance: "none",
            paddingInlineEnd: `calc(2 * ${space.s} + ${arrow})`,
            textOverflow: "ellipsis",
            cursor: "pointer",
          }}
          {...ariaProps(id, error)}
          {...rest}
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
}
