import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { touchTarget } from "../styles/mixins";
import { border, color, font, fontSize, media, motion, size, space } from "../styles/tokens";
import { isModified, isPlainClick } from "./link";
import { useHydrated } from "./use-hydrated";

export interface TabPanel {
  readonly id: string;
  /** Label of the tab. A panel without a tab is opened by a button elsewhere. */
  readonly tab?: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly panels: readonly TabPanel[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Thickness of the line below the selected tab. */
const thickLine = "0.375rem";

const tabId = (panel: TabPanel) => `${panel.id}-tab`;

/**
 * WAI-ARIA tabs with automatic activation. Without scripts, the tabs are links, and all panels are visible.
 * Before hydration, `build/html/open-panel.ts` sets `data-panel`, so that CSS can hide the closed panels.
 */
export function Tabs({ label, panels, selected, onSelect }: TabsProps) {
  const enhanced = useHydrated();
  useLayoutEffect(() => {
    if (enhanced) delete document.documentElement.dataset["panel"];
  }, [enhanced]);
  const tabs = panels.filter(({ tab }) => tab !== undefined);
  const hasTab = tabs.some(({ id }) => id === selected);
  const inTabOrder = hasTab ? selected : tabs[0]?.id;
  useFollowPanel(enhanced ? selected : undefined, hasTab);

  const moveByKey = (event: React.KeyboardEvent, index: number) => {
    const indexes: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      " ": index,
    };
    const nextIndex = indexes[event.key];
    if (nextIndex === undefined || isModified(event)) return;
    event.preventDefault();
    const next = tabs.at(nextIndex % tabs.length);
    if (next === undefined) return;
    onSelect(next.id);
    document.getElementById(tabId(next))?.focus();
  };

  const openByClick = (event: React.MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSelect(id);
  };

  return (
    <>
      <div
        {...(enhanced && { role: "tablist", "aria-label": label })}
        css={{ display: "flex", gap: space.xl, borderBottom: border.strong }}
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
            onClick={(event) => openByClick(event, tab.id)}
            onKeyDown={(event) => moveByKey(event, index)}
            css={{
              ...touchTarget,
              paddingBlock: `${space.xs} calc(${space.xs} + ${thickLine})`,
              fontFamily: font.display,
              fontSize: fontSize.chartTitle,
              fontWeight: 700,
              lineHeight: 1.2,
              [media.narrow]: { fontSize: fontSize.h4 },
              color: color.muted,
              textDecoration: "none",
              transition: `color ${motion.quick}`,
              "&:hover": { color: color.accent },
              [`&[aria-selected="true"], [data-panel="${tab.id}"] &`]: {
                paddingBlockEnd: space.xs,
                borderBlockEnd: `${thickLine} solid ${color.ink}`,
                color: color.ink,
              },
            }}
          >
            {tab.tab}
          </a>
        ))}
      </div>
      {panels.map((panel) => (
        <div
          key={panel.id}
          id={panel.id}
          {...(enhanced && { hidden: panel.id !== selected })}
          {...(panel.tab === undefined
            ? { tabIndex: -1 }
            : enhanced && { role: "tabpanel", "aria-labelledby": tabId(panel) })}
          css={{
            paddingBlockStart: space.l,
            "&:focus": { outline: "none" },
            // Keeps the tabs visible when the browser scrolls to a panel, even if the tabs' labels wrap.
            [`[data-panel] &, [role="tablist"] ~ &`]: {
              scrollMarginBlockStart: `calc(${size.target} + ${space.m})`,
            },
            [`[data-panel]:not([data-panel="${panel.id}"]) &`]: { display: "none" },
          }}
        >
          {panel.content}
        </div>
      ))}
    </>
  );
}

/**
 * When a panel without a tab opens, moves the focus to that panel, because the button that opened it is now
 * hidden. Does nothing if the panel is already open when the page loads.
 */
function useFollowPanel(selected: string | undefined, hasTab: boolean): void {
  const previous = useRef<string>(undefined);
  useEffect(() => {
    const before = previous.current;
    previous.current = selected;
    if (hasTab || selected === undefined || before === undefined || before === selected) return;
    const panel = document.getElementById(selected);
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [selected, hasTab]);
}
