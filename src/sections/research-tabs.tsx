import { navigate } from "gatsby";
import { type MouseEvent, type ReactNode } from "react";
import { openPanel, researchAddress, researchPanels } from "../addresses";
import { Block } from "../ui/page";
import { keepScroll } from "../ui/keep-scroll";
import { isPlainClick } from "../ui/link";
import { Tabs } from "../ui/tabs";
import { useHydrated } from "../ui/use-hydrated";

const { research, completed, suggest } = researchPanels;

interface ResearchTabsProps {
  readonly label: string;
  readonly currentTab: string;
  readonly completedTab: string;
  readonly current: ReactNode;
  readonly completed: ReactNode;
  readonly suggestion: ReactNode;
  readonly location: { readonly search: string; readonly hash: string };
}

const select = (id: string) => void navigate(researchAddress(id), { replace: true, state: keepScroll });

/** Adds a history entry, so that Back returns to the previous panel. */
export function openSuggestion(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void navigate(researchAddress(suggest), { state: keepScroll });
}

/** The panel for suggesting a topic has no tab. The open panel is stored only in the URL. */
export function ResearchTabs({ label, location, ...content }: ResearchTabsProps) {
  const panels = [
    { id: research, tab: content.currentTab, content: content.current },
    { id: completed, tab: content.completedTab, content: content.completed },
    { id: suggest, content: content.suggestion },
  ];
  const open = useHydrated() ? openPanel(location) : research;
  return (
    <Block>
      <Tabs label={label} panels={panels} selected={open} onSelect={select} />
    </Block>
  );
}
