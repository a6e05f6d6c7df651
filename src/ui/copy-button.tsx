import { type ReactNode } from "react";
import { label, needsScripts, row } from "../styles/mixins";
import { space } from "../styles/tokens";
import { buttonStyles } from "./button";

interface CopyButtonProps {
  readonly text: string;
  /** Title for the device's share dialog. Set `share` only if `text` is a URL. */
  readonly share?: string;
  readonly children: ReactNode;
}

/**
 * Copies the text, or opens the device's share dialog if `share` is set and there is such a dialog.
 * `browser/copy.ts` handles the click and fills in the status.
 */
export const CopyButton = ({ text, share, children }: CopyButtonProps) => (
  <span css={{ ...row(space.s), ...needsScripts, display: "inline-flex", alignItems: "center" }}>
    <button type="button" data-copy={text} data-share={share} css={buttonStyles.plain}>
      {children}
    </button>
    <span role="status" css={label} />
  </span>
);
