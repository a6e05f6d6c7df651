import { type CSSObject } from "@emotion/react";
import { type ReactNode } from "react";
import { inParentRows, label, panelHeading, stack } from "../styles/mixins";
import { border, color, font, fontSize, media, space } from "../styles/tokens";
import { StatusBadge } from "./badge";
import { Bullets } from "./bullets";
import { ButtonLink } from "./button";
import { Icon } from "./icon/icon";
import { KeyFigure } from "./key-figure";
import { keepHyphenatedTogether } from "./hyphenated-words";

/** Shown above a list of key findings. */
export const findingsLabel = "Key findings";

interface StudyCardProps {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly status: string;
  readonly date: string;
  readonly icon: string;
  readonly findings: readonly string[];
  /** If set, the card starts with the report's key figure. Otherwise, it starts with an icon. */
  readonly report: Queries.ReportFigureFragment | null;
  readonly reportLabel: string;
  readonly isLead?: boolean | undefined;
}

export const StudyCard = ({ title, report, reportLabel, isLead, ...study }: StudyCardProps) => (
  <article css={[cardStyles, isLead ? leadCard : report ? figureCard : findingCard]}>
    {report && <KeyFigure report={report} isLead={isLead} />}
    <div className="summary">
      <div className="meta">
        <Icon name={study.icon} />
        <p>
          <StatusBadge status={study.status} /> {study.date}
          <br />
          {study.category}
        </p>
      </div>
      <h3>{keepHyphenatedTogether(title)}</h3>
      <p>{study.description}</p>
    </div>
    <div className="findings">
      <p css={label}>{findingsLabel}</p>
      <Bullets items={study.findings} />
    </div>
    {report && (
      <p className="action">
        <ButtonLink to={report.path} emphasis="secondary" aria-label={`${reportLabel}: ${title}`}>
          {reportLabel}
        </ButtonLink>
      </p>
    )}
  </article>
);

const cardStyles = {
  ...stack(space.m),
  paddingBlock: space.l,
  borderTop: border.strong,
  ".meta": { ...label, display: "flex", alignItems: "center", gap: space.m },
  ".meta > svg": { width: "2rem", height: "2rem", strokeWidth: 1 },
  // Smaller than the key figure and the finding above it.
  h3: {
    marginBlock: `${space.m} ${space.xs}`,
    fontFamily: font.text,
    fontSize: fontSize.text,
    lineHeight: 1.35,
  },
  "h3 + p": { color: color.muted, textWrap: "balance" },
  ".findings > p": { marginBlockEnd: space.xs },
  ".action": { alignSelf: "end" },
  breakInside: "avoid",
  [media.medium]: { paddingBlockEnd: space.xxl },
  [media.narrow]: {
    gap: space.s,
    "h3 + p": { fontSize: fontSize.small, lineHeight: 1.45 },
    h3: { marginBlock: `${space.s} ${space.xxs}` },
    ".findings li": { fontSize: fontSize.compact, lineHeight: 1.4 },
  },
} satisfies CSSObject;

/** Adjacent cards share rows, so that their charts, dates, findings, and buttons line up. */
const figureCard = { [media.medium]: inParentRows("span 5") };

/** Starts with the icon and the first finding. On tablets, all findings are beside the title. */
const findingCard = {
  ".summary, .findings, ul": { display: "contents" },
  ".findings > p": { margin: 0 },
  ".meta": { order: -2, gridColumn: "1 / -1" },
  "& ul > li:first-of-type": {
    order: -1,
    gridColumn: "1 / -1",
    marginBlockEnd: space.m,
    fontFamily: font.display,
    fontSize: "clamp(1.5rem, 1.1rem + 1.15vw, 2.125rem)",
    fontWeight: 700,
    lineHeight: 1.15,
  },
  "& h3": { margin: 0 },
  [media.medium]: { "& .meta > svg": { width: "3.5rem", height: "3.5rem" } },
  [media.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: space.xxl,
    "& .summary, & .findings, & ul": stack(space.s),
  },
  [media.wide]: { ...inParentRows("span 8"), rowGap: space.s },
} satisfies CSSObject;

const leadCard = {
  gridColumn: "1 / -1",
  borderTop: "none",
  paddingBlockStart: 0,
  h3: { fontFamily: font.display, fontSize: fontSize.h3 },
  [media.wide]: {
    gap: `${space.l} ${space.xxl}`,
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    "& > :first-of-type": { gridColumn: "1 / -1", marginBlockEnd: space.l },
    ".summary": { gridRow: "2 / span 2" },
    ".action": { gridColumn: 2, alignSelf: "start" },
  },
} satisfies CSSObject;

interface StudyCardsProps {
  /** Undefined if the section already has a heading. */
  readonly heading: string | undefined;
  readonly updated: string;
  readonly children: ReactNode;
}

export const StudyCards = ({ heading, updated, children }: StudyCardsProps) => (
  <>
    {heading !== undefined && <h2 css={panelHeading}>{heading}</h2>}
    {children}
    <p css={{ ...label, [media.narrow]: { marginBlockStart: space.m } }}>{updated}</p>
  </>
);
