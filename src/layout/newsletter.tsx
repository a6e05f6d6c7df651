import { useId } from "react";
import { label as labelStyle } from "../styles/mixins";
import { color, line, radius, size, space } from "../styles/tokens";
import { buttonStyles } from "../ui/button";

/**
 * Newsletter field in the footer. The field intentionally does nothing (specification, sections 2 and 7). Without a
 * `<form>` around it, pressing Enter submits nothing, so the visitor's email address can't end up in the URL.
 */
export function Newsletter(words: { label: string; placeholder: string; button: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} css={{ ...labelStyle, display: "block", marginBlockEnd: space.xs }}>
        {words.label}
      </label>
      <div css={{ display: "flex" }}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={words.placeholder}
          css={{
            flex: "1",
            // Lets the input shrink below its default width of about twenty characters. With large text, the default
            // is wider than a phone screen.
            width: "100%",
            minWidth: 0,
            minHeight: size.target,
            paddingInline: space.s,
            border: line.control,
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
          {words.button}
        </button>
      </div>
    </div>
  );
}
