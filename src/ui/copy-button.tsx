import { type ReactNode, useState } from "react";
import { label, row } from "../styles/mixins";
import { space } from "../styles/tokens";
import { buttonStyles } from "./button";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  readonly text: string;
  readonly words: { readonly copied: string; readonly refused: string };
  /** What is shared: then `text` is its address. */
  readonly share?: { readonly title: string };
  readonly children: ReactNode;
}

/** Copies a text, or hands it to the device's own sharing where there is such. Nothing before scripts run. */
export function CopyButton({ text, words, share, children }: CopyButtonProps) {
  const enhanced = useHydrated();
  const [outcome, setOutcome] = useState("");
  if (!enhanced) return null;
  const copy = () =>
    // eslint-disable-next-line baseline-js/use-baseline -- `act` has asked whether the browser has it
    navigator.clipboard.writeText(text).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.refused),
    );
  const act = async () => {
    if (share === undefined || !("share" in navigator)) {
      // Browsers offer the clipboard to pages that came over HTTPS only.
      return "clipboard" in navigator ? copy() : setOutcome(words.refused);
    }
    // Whoever closes the device's dialogue has decided not to share.
    // eslint-disable-next-line baseline-js/use-baseline -- asked for above
    await navigator.share({ title: share.title, url: text }).catch(() => undefined);
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
