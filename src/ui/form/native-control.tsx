import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { type CSSObject } from "@emotion/react";
import { type ChangeEventHandler } from "react";
import { color, line, radius, size, space } from "../../styles/tokens";
import { LineIcon } from "../icon/line-icon";

export interface NativeControlProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  readonly readOnly: boolean;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly rows?: number;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

const styles = {
  width: "100%",
  minWidth: 0,
  minHeight: size.target,
  padding: `${space.xs} ${space.s}`,
  border: line.control,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  // The label above stays in sight when the field is scrolled to.
  scrollMarginBlockStart: space.xl,
  '&[aria-invalid="true"]': {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
  },
} satisfies CSSObject;

const arrow = "1rem";

/**
 * A select box if it has options, a text area if it has rows, or else an input. In a select box nothing is
 * chosen at first; with the browser's arrow, its text would not stand in line with that of the inputs.
 */
export function NativeControl({ options, readOnly, minLength, ...shared }: NativeControlProps) {
  const text = { ...shared, readOnly, minLength };
  if (shared.rows !== undefined) {
    return <textarea css={{ ...styles, lineHeight: "inherit", resize: "vertical" }} {...text} />;
  }
  if (options === undefined) return <input css={styles} {...text} />;
  return (
    <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
      <select
        css={{
          ...styles,
          appearance: "none",
          paddingInlineEnd: `calc(2 * ${space.s} + ${arrow})`,
          textOverflow: "ellipsis",
          cursor: "pointer",
        }}
        {...shared}
      >
        <option value="">Please select</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <LineIcon
        drawing={ChevronDown}
        size={arrow}
        css={{ justifySelf: "end", marginInlineEnd: space.s, pointerEvents: "none" }}
      />
    </div>
  );
}
