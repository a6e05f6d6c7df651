import { type CSSObject } from "@emotion/react";
import { type FieldControl } from "../../forms/fields";
import { border, color, radius, size, space } from "../../styles/tokens";
import { Icon } from "../icon/icon";

export interface NativeControlProps extends Omit<FieldControl, "asterisk" | "wide"> {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly readOnly: boolean;
}

const controlStyles = {
  width: "100%",
  minWidth: 0,
  minHeight: size.target,
  padding: `${space.xs} ${space.s}`,
  border: border.control,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  // Keeps the label visible when the browser scrolls to the field.
  scrollMarginBlockStart: space.xl,
  '&[aria-invalid="true"]': {
    borderColor: color.danger,
    boxShadow: `inset 0 0 0 ${size.hairline} ${color.danger}`,
  },
} satisfies CSSObject;

const arrow = "1rem";

/** React requires a handler at each control, but changes are handled at the form (`use-visitor-form.ts`). */
const onChange = () => undefined;

/** Replaces the arrow of select boxes, so that their text lines up with the text of inputs. */
export function NativeControl({ options, readOnly, minLength, ...shared }: NativeControlProps) {
  const control = { ...shared, onChange };
  const text = { ...control, readOnly, minLength };
  if (shared.rows !== undefined) {
    return <textarea css={{ ...controlStyles, lineHeight: "inherit", resize: "vertical" }} {...text} />;
  }
  if (options === undefined) return <input css={controlStyles} {...text} />;
  return (
    <div css={{ display: "grid", alignItems: "center", "& > *": { gridArea: "1 / 1" } }}>
      <select
        css={{
          ...controlStyles,
          appearance: "none",
          paddingInlineEnd: `calc(2 * ${space.s} + ${arrow})`,
          textOverflow: "ellipsis",
          cursor: "pointer",
        }}
        {...control}
      >
        <option value="">Please select</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        strokeWidth={2}
        size={arrow}
        css={{ justifySelf: "end", marginInlineEnd: space.s, pointerEvents: "none" }}
      />
    </div>
  );
}
