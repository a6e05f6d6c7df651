import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { color, fontSize, motion, size, space } from "../styles/tokens";
import { useFollowPanel } from "./use-follow-panel";
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
 * Tabs by the WAI-ARIA pattern with automatic activation. Without scripts all panels stand one below the
 * other, and tabs are links to them. Before hydration an inline script names the open panel in
 * `data-panel` of the root element (`build/html/open-panel.js`).
 */
export function Tabs({ label, panels, selected, onSelect }: TabsProps) {
  const enhanced = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (enhanced) delete document.documentElement.dataset["panel"];
  }, [enhanced]);
  const tabs = panels.filter((panel) => panel.tab !== undefined);
  useFollowPanel(
    enhanced ? selected : undefined,
    tabs.some(({ id }) => id === selected),
  );
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

  const openByClick = (event: MouseEvent, { id }: TabPanel) => {
    // With a modifier or the middle button (a click in Safari before 18.2) the browser opens the link elsewhere.
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onSelect(id);
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
            onClick={(event) => openByClick(event, tab)}
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
              [`&[aria-selected="true"], [data-panel="${tab.id}"] &`]: {
                color: color.ink,
                borderColor: color.accent,
              },
            }}
          >
            {tab.tab}
          </a>
        ))}
      </div>
      <div>
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
            css={{
              paddingBlockStart: space.l,
              "&:focus": { outline: "none" },
              [`[data-panel]:not([data-panel="${panel.id}"]) &`]: { display: "none" },
            }}
          >
            {panel.content}
          </div>
        ))}
      </div>
    </>
  );
}
