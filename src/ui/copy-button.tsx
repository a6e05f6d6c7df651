import { type ReactNode, useState } from "react";
import { label, row } from "../styles/mixins";
import { space } from "../styles/tokens";
import { buttonStyles } from "./button";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  readonly text: string;
  readonly labels: { readonly copied: string; readonly refused: string };
  /** Title for the device's share dialog. Set `share` only if `text` is a URL. */
  readonly share?: { readonly title: string };
  readonly children: ReactNode;
}

/** How long a status message must be empty before screen readers announce the same text again, in ms. */
const announcementGap = 100;

/** With `share`, opens the device's share dialog if there is one. Otherwise, copies the text. */
export function CopyButton({ text, labels, share, children }: CopyButtonProps) {
  const enhanced = useHydrated();
  const [outcome, setOutcome] = useState("");
  if (!enhanced) return null;
  const copyOrShare = async () => {
    setOutcome("");
    if (share !== undefined && (await shareUrl(share.title, text))) return;
    const result = (await copy(text)) ? labels.copied : labels.refused;
    setTimeout(() => setOutcome(result), announcementGap);
  };
  return (
    <span css={{ ...row(space.s), display: "inline-flex", alignItems: "center" }}>
      <button type="button" css={buttonStyles.plain} onClick={() => void copyOrShare()}>
        {children}
      </button>
      <span role="status" css={label}>
        {outcome}
      </span>
    </span>
  );
}

/** Returns `true` if the share dialog opened, even if the visitor closed it without sharing. */
async function shareUrl(title: string, url: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- checked above
    await navigator.share({ title, url });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- without HTTPS there's no clipboard, and this throws
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
