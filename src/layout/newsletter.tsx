import { useId } from "react";
import { label as labelStyle } from "../styles/mixins";
import { border, color, radius, size, space } from "../styles/tokens";
import { buttonStyles } from "../ui/button";

/**
 * The field intentionally does nothing (specification, sections 2 and 7). Without a `<form>` around it,
 * pressing Enter can't put the visitor's email address into the URL.
 */
export function Newsletter({ label }: { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} css={{ ...labelStyle, display: "block", marginBlockEnd: space.xs }}>
        {label}
      </label>
      <div css={{ display: "flex" }}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          css={{
            flex: "1",
            // With large text, the default width of about twenty characters is wider than a phone screen.
            width: "100%",
            minWidth: 0,
            minHeight: size.target,
            paddingInline: space.s,
            border: border.control,
            borderInlineEnd: 0,
            borderRadius: `${radius.control} 0 0 ${radius.control}`,
            backgroundColor: color.surface,
            "&::placeholder": { color: color.muted, opacity: 1 },
          }}
        />
        <button
          type="button"
          css={{
            ...buttonStyles.secondary,
            paddingInline: space.m,
            borderRadius: `0 ${radius.control} ${radius.control} 0`,
          }}
        >
          Subscribe
        </button>
      </div>
    </div>
  );
}
