import { useState } from "react";
import { label } from "../styles/mixins";
import { space } from "../styles/tokens";
import { buttonStyles } from "./button";
import { useHydrated } from "./use-hydrated";

/** What is said after a try to copy. */
export interface CopyWords {
  readonly copied: string;
  readonly refused: string;
}

/**
 * A button that copies a text, or hands it to the device's own sharing where there is such; nothing
 * before scripts run. `share` names what is shared: then `text` is its address.
 */
export function CopyButton({
  text,
  words,
  share,
  children,
}: {
  text: string;
  words: CopyWords;
  share?: { readonly title: string };
  children: string;
}) {
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
    <span css={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space.s }}>
      <button type="button" css={buttonStyles.secondary} onClick={() => void act()}>
        {children}
      </button>
      <span role="status" css={label}>
        {outcome}
      </span>
    </span>
  );
}
