import { type ReactNode } from "react";
import { researchPanels } from "../addresses";
import { touchTarget } from "../styles/mixins";
import { border, color, font, fontSize, media, motion, size, space } from "../styles/tokens";
import { Block } from "../ui/page";

const { research, completed, suggest } = researchPanels;

interface ResearchTabsProps {
  readonly currentTab: string;
  readonly completedTab: string;
  readonly current: ReactNode;
  readonly completed: ReactNode;
  readonly suggestion: ReactNode;
}

/**
 * Without scripts, the tabs are links, and all panels are visible. `browser/open-panel.ts` marks the open panel
 * before the first paint, and `browser/tabs.ts` makes the links work as tabs.
 */
export const ResearchTabs = (content: ResearchTabsProps) => (
  <Block>
    <div data-tabs="Research lists" css={{ display: "flex", gap: space.xl, borderBottom: border.strong }}>
      <Tab panel={research}>{content.currentTab}</Tab>
      <Tab panel={completed}>{content.completedTab}</Tab>
    </div>
    <Panel id={research}>{content.current}</Panel>
    <Panel id={completed}>{content.completed}</Panel>
    <Panel id={suggest}>{content.suggestion}</Panel>
  </Block>
);

/** Thickness of the line below the selected tab. */
const thickLine = "0.375rem";

const Tab = ({ panel, children }: { panel: string; children: string }) => (
  <a
    id={`${panel}-tab`}
    href={`#${panel}`}
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
      [`[data-panel="${panel}"] &`]: {
        paddingBlockEnd: space.xs,
        borderBlockEnd: `${thickLine} solid ${color.ink}`,
        color: color.ink,
      },
    }}
  >
    {children}
  </a>
);

const Panel = ({ id, children }: { id: string; children: ReactNode }) => (
  <div
    id={id}
    tabIndex={id === suggest ? -1 : undefined}
    css={{
      paddingBlockStart: space.l,
      "&:focus": { outline: "none" },
      // Keeps the tabs visible when the browser scrolls to a panel, even if the tabs' labels wrap.
      "[data-panel] &": { scrollMarginBlockStart: `calc(${size.target} + ${space.m})` },
      [`[data-panel]:not([data-panel="${id}"]) &`]: { display: "none" },
    }}
  >
    {children}
  </div>
);
