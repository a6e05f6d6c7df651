import { type CSSObject } from "@emotion/react";
import { useEffect, useRef } from "react";
import { forgetChosenService } from "../../forms/chosen-service";
import { services } from "../../forms/contact";
import { border, color, fontSize, size, space } from "../../styles/tokens";

interface ChosenServiceProps {
  readonly about: string;
  readonly remove: string;
  /** The service preselected from the URL or the previous page. Empty if there's none. */
  readonly chosen: string;
  /** The current value of the service field. */
  readonly service: string;
  readonly onRemove: () => void;
  readonly onForget: () => void;
}

/** Shows the preselected service until the service field gets another value, such as after sending. */
export function ChosenService({ chosen, service, about, remove, onRemove, onForget }: ChosenServiceProps) {
  const isShown = chosen !== "" && service === chosen;
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) {
      forgetChosenService();
      onForget();
    }
    wasShown.current = isShown;
  });
  if (!isShown) return null;
  const label = services.find(({ value }) => value === chosen)?.label;
  return (
    <p css={tab}>
      <span css={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {about}: <strong>{label}</strong>
      </span>
      <button type="button" aria-label={`${remove}: ${label}`} onClick={onRemove} css={removeButton}>
        ×
      </button>
    </p>
  );
}

export const tabHeight = "2rem";

/** Positioned outside the layout flow, so that the form doesn't move when the tab appears after hydration. */
const tab = {
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineStart: 0,
  maxWidth: "100%",
  height: tabHeight,
  display: "flex",
  alignItems: "center",
  paddingInlineStart: space.m,
  border: border.strong,
  borderBlockEnd: 0,
  backgroundColor: color.surface,
  fontSize: fontSize.small,
  whiteSpace: "nowrap",
} satisfies CSSObject;

const removeButton = {
  position: "relative",
  flex: "none",
  alignSelf: "stretch",
  width: size.target,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: color.accent,
  fontSize: fontSize.lead,
  lineHeight: 1,
  cursor: "pointer",
  "&:hover": { color: color.accentStrong },
  // Makes the button tall enough to tap with a thumb.
  "&::after": {
    content: '""',
    position: "absolute",
    inset: `calc((${tabHeight} - ${size.target}) / 2) 0`,
  },
} satisfies CSSObject;
