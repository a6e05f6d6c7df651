import { useEffect, useRef } from "react";

/**
 * A panel without a tab is opened by a button in another panel, which is then gone: focus and view go
 * to what was opened. Not on arrival, where the page shows its top.
 *
 * @param selected - Id of the open panel; `undefined` before scripts run.
 */
export function useFollowPanel(selected: string | undefined, hasTab: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = selected;
    if (hasTab || selected === undefined || before === undefined || before === selected) return;
    const panel = document.getElementById(selected);
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [selected, hasTab]);
}
