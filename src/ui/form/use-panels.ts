import { useEffect, useState } from "react";

type Panels = Awaited<ReturnType<typeof loadPanels>>;

async function loadPanels() {
  const [{ SentPanel }, { FailedPanel }] = await Promise.all([
    import("./sent-panel"),
    import("./failed-panel"),
  ]);
  return { SentPanel, FailedPanel };
}

/** Loads the panels' code early, because the network might be down when the visitor sends the message. */
export function usePanels(hasText: boolean, hasOutcome: boolean): Partial<Panels> {
  const [panels, setPanels] = useState<Partial<Panels>>({});
  useEffect(() => {
    if (!hasText && !hasOutcome) return;
    // If loading fails, the text beside the button still reports the outcome.
    loadPanels().then(setPanels, () => undefined);
  }, [hasText, hasOutcome]);
  return panels;
}
