import { useEffect, useState } from "react";
import { unreachable } from "../browser/navigation";
import { filled } from "../styles/mixins";
import { color, media, radius, shadow, space } from "../styles/tokens";

/**
 * Says that a page could not be reached, until the network is back or another page is shown. The region
 * is there from the start, so that screen readers hear what is put into it (WCAG 4.1.3).
 */
export function UnreachableNotice({ words }: { words: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(unreachable, () => setShown(true), { signal });
    window.addEventListener("online", () => setShown(false), { signal });
    return () => listening.abort();
  }, []);
  return (
    <div aria-live="polite" css={{ [media.print]: { display: "none" } }}>
      {shown && (
        <p
          css={{
            ...filled(color.ink, color.paper),
            position: "fixed",
            zIndex: 3,
            insetInline: space.m,
            insetBlockEnd: space.m,
            width: "fit-content",
            marginInline: "auto",
            padding: `${space.s} ${space.l}`,
            borderRadius: radius.control,
            boxShadow: shadow.menu,
          }}
        >
          {words}
        </p>
      )}
    </div>
  );
}
