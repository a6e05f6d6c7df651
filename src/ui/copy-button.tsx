import { type ReactNode, useState } from "react";
import { label, row } from "../styles/mixins";
import { space } from "../styles/tokens";
import { buttonStyles } from "./button";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  readonly text: string;
  readonly words: { readonly copied: string; readonly refused: string };
  /** Title of the page for the device's share dialog. Set `share` only if `text` is the page's URL. */
  readonly share?: { readonly title: string };
  readonly children: ReactNode;
}

/** How long a status must be empty before screen readers announce the same text again, in ms. */
const silence = 100;

/**
 * Button that copies a text to the clipboard. If `share` is set and the device has a share dialog, the button opens
 * the dialog instead. Renders nothing before scripts run.
 */
export function CopyButton({ text, words, share, children }: CopyButtonProps) {
  const enhanced = useHydrated();
  const [outcome, setOutcome] = useState("");
  if (!enhanced) return null;
  const act = async () => {
    setOutcome("");
    if (share !== undefined && (await wasShared(share.title, text))) return;
    const result = (await wasCopied(text)) ? words.copied : words.refused;
    setTimeout(() => setOutcome(result), silence);
  };
  return (
    <span css={{ ...row(space.s), display: "inline-flex", alignItems: "center" }}>
      <button type="button" css={buttonStyles.secondary} onClick={() => void act()}>
        {children}
      </button>
      <span role="status" css={label}>
        {outcome}
      </span>
    </span>
  );
}

/**
 * Opens the share dialog. Returns whether the visitor saw the dialog, even if they closed it, because closing means
 * that they decided not to share.
 */
async function wasShared(title: string, url: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- checked above
    await navigator.share({ title, url });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}

async function wasCopied(text: string): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- without HTTPS there's no clipboard, and this throws
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
