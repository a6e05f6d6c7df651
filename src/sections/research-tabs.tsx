import { navigate } from "gatsby";
import { type ReactNode } from "react";
import { Block } from "../ui/block";
import { keepScroll } from "../ui/keep-scroll";
import { researchPanels } from "../ui/page-anchors";
import { Tabs, type TabPanel } from "../ui/tabs";
import { useHydrated } from "../ui/use-hydrated";

const {
  current: defaultPanel,
  completed: completedPanel,
  suggestion: suggestionPanel,
} = researchPanels;

/** Values of the query `tab`, and the panels they open (specification, section 2, Research). */
const panelOfQuery = new Map([
  ["research", defaultPanel],
  ["completed", completedPanel],
  ["suggest", suggestionPanel],
]);

/** The anchor of the suggestion panel, for links that must work before scripts run. */
export const suggestAnchor = `#${suggestionPanel}`;

interface ResearchTabsProps {
  readonly label: string;
  readonly currentTab: string;
  readonly completedTab: string;
  readonly current: (openSuggestion: () => void) => ReactNode;
  readonly completed: ReactNode;
  readonly suggestion: ReactNode;
  /** Query and anchor of the address. */
  readonly location: { readonly search: string; readonly hash: string };
}

/**
 * The two tabs of the research page and the suggestion panel that a button opens. The address is the
 * only memory of what is open: `?tab=completed`, `?tab=suggest`, or neither.
 */
export function ResearchTabs({
  label,
  currentTab,
  completedTab,
  current,
  completed,
  suggestion,
  location,
}: ResearchTabsProps) {
  const hydrated = useHydrated();
  const open = hydrated ? openPanel(location) : defaultPanel;
  const select = (id: string) => void navigate(addressOf(id), { replace: true, state: keepScroll });
  const panels: TabPanel[] = [
    {
      id: defaultPanel,
      tab: currentTab,
      content: current(() => select(suggestionPanel)),
    },
    { id: completedPanel, tab: completedTab, content: completed },
    { id: suggestionPanel, content: suggestion },
  ];
  return (
    <Block>
      <Tabs label={label} panels={panels} selected={open} onSelect={select} />
    </Block>
  );
}

function openPanel({ search, hash }: ResearchTabsProps["location"]): string {
  const named = panelOfQuery.get(new URLSearchParams(search).get("tab") ?? "");
  const anchored = [...panelOfQuery.values()].find((panel) => `#${panel}` === hash);
  return named ?? anchored ?? defaultPanel;
}

function addressOf(panel: string): string {
  const query = [...panelOfQuery].find(([, id]) => id === panel)?.[0];
  return query === undefined || panel === defaultPanel ? "/research" : `/research?tab=${query}`;
}
