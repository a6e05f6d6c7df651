import { navigate } from "gatsby";
import { type ReactNode } from "react";
import { researchAddress, researchPanels } from "../addresses";
import { Block } from "../ui/container";
import { keepScroll } from "../ui/keep-scroll";
import { Tabs, type TabPanel } from "../ui/tabs";
import { useHydrated } from "../ui/use-hydrated";

const panelOfQuery = new Map<string | null, string>(Object.entries(researchPanels));

/** The anchor of the suggestion panel, for links that must work before scripts run. */
export const suggestAnchor = `#${researchPanels.suggest}`;

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
  const open = hydrated ? openPanel(location) : researchPanels.research;
  const select = (id: string) =>
    void navigate(researchAddress(id), { replace: true, state: keepScroll });
  const panels: TabPanel[] = [
    {
      id: researchPanels.research,
      tab: currentTab,
      content: current(() => select(researchPanels.suggest)),
    },
    { id: researchPanels.completed, tab: completedTab, content: completed },
    { id: researchPanels.suggest, content: suggestion },
  ];
  return (
    <Block>
      <Tabs label={label} panels={panels} selected={open} onSelect={select} />
    </Block>
  );
}

/** As `build/html/open-panel.js` does before scripts run: an anchor is newer than the query before it. */
function openPanel({ search, hash }: ResearchTabsProps["location"]): string {
  const anchored = Object.values(researchPanels).find((panel) => `#${panel}` === hash);
  const named = panelOfQuery.get(new URLSearchParams(search).get("tab"));
  return anchored ?? named ?? researchPanels.research;
}
