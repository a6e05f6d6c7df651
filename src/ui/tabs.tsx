import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { color, fontSize, motion, size, space } from "../styles/tokens";
import { useHydrated } from "./use-hydrated";

/** A panel and the words of its tab; a panel without words is opened from elsewhere. */
export interface TabPanel {
  /** Id of the panel's element, and so its anchor. */
  readonly id: string;
  readonly tab?: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly panels: readonly TabPanel[];
  /** Id of the panel that is open. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

const tabId = (panel: TabPanel) => `${panel.id}-tab`;

/**
 * Tabs by the WAI-ARIA pattern with automatic activation. Before scripts run, tabs are links to
 * anchors and the style sheet shows the panel that the address names, or the first.
 */
export function Tabs({ label, panels, selected, onSelect }: TabsProps) {
  const enhanced = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  useFollowPanelWithoutTab(panels, selected, enhanced);
  const tabs = panels.filter((panel) => panel.tab !== undefined);
  const inTabOrder = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;

  const moveByKey = (event: KeyboardEvent, index: number) => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, " ": index }[
      event.key
    ];
    // With a modifier the key is the browser's, such as Alt and Arrow Left for the way back.
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (target === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const next = tabs.at(target % tabs.length);
    if (next === undefined) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        {...(enhanced && { role: "tablist", "aria-label": label })}
        css={{
          display: "flex",
          flexWrap: "wrap",
          gap: `0 ${space.m}`,
          borderBottom: `${size.hairline} solid ${color.rule}`,
        }}
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={tabId(tab)}
            href={`#${tab.id}`}
            {...(enhanced && {
              role: "tab",
              "aria-selected": tab.id === selected,
              "aria-controls": tab.id,
              tabIndex: tab.id === inTabOrder ? 0 : -1,
            })}
            onClick={(event) => {
              event.preventDefault();
              onSelect(tab.id);
            }}
            onKeyDown={(event) => moveByKey(event, index)}
            css={{
              display: "inline-flex",
              alignItems: "center",
              minHeight: size.target,
              marginBlockEnd: `-${size.hairline}`,
              borderBottom: `${size.line} solid transparent`,
              fontSize: fontSize.text,
              fontWeight: 600,
              color: color.muted,
              textDecoration: "none",
              transition: `color ${motion.quick}, border-color ${motion.quick}`,
              '&[aria-selected="true"]': { color: color.ink, borderColor: color.accent },
            }}
          >
            {tab.tab}
          </a>
        ))}
      </div>
      <div css={enhanced ? undefined : panelsByAnchor}>
        {panels.map((panel) => (
          <div
            key={panel.id}
            id={panel.id}
            {...(enhanced && { hidden: panel.id !== selected })}
            {...(panel.tab === undefined && { tabIndex: -1 })}
            {...(enhanced &&
              panel.tab !== undefined && {
                role: "tabpanel",
                "aria-labelledby": tabId(panel),
              })}
            css={{ paddingBlockStart: space.l, "&:focus": { outline: "none" } }}
          >
            {panel.content}
          </div>
        ))}
      </div>
    </>
  );
}

/**
 * A panel without a tab is opened by a button in another panel, which is then gone: focus and view go
 * to what was opened. Not on arrival, where the page shows its top.
 */
function useFollowPanelWithoutTab(
  panels: readonly TabPanel[],
  selected: string,
  enhanced: boolean,
): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!enhanced) return;
    const before = shown.current;
    shown.current = selected;
    if (before === undefined || before === selected) return;
    if (panels.some(({ id, tab }) => id === selected && tab !== undefined)) return;
    const panel = document.getElementById(selected);
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [panels, selected, enhanced]);
}

/** Without scripts: the panel that the address names; the first one when it names none. */
const panelsByAnchor = {
  "& > div": { display: "none" },
  "& > div:target, &:not(:has(> :target)) > div:first-of-type": { display: "block" },
} as const;
