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
  const act = async () => {
    if (share !== undefined && "share" in navigator) {
      // Whoever closes the device's dialogue has decided not to share.
      // eslint-disable-next-line baseline-js/use-baseline -- asked for above
      return navigator.share({ title: share.title, url: text }).catch(() => undefined);
    }
    try {
      // eslint-disable-next-line baseline-js/use-baseline -- missing where the page came without HTTPS
      await navigator.clipboard.writeText(text);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.refused);
    }
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
