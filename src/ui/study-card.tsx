import { type ReactNode } from "react";
import { columns, label, panelHeading, row, stack } from "../styles/mixins";
import { border, color, space } from "../styles/tokens";
import { StatusBadge } from "./badge";
import { Bullets } from "./bullets";
import { ButtonLink } from "./button";
import { Icon } from "./icon/icon";

interface StudyCardProps {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly status: string;
  readonly date: string;
  readonly icon: string;
  readonly findings: readonly string[];
  readonly findingsLabel: string;
  /** Without a path, the card doesn't link to a report. */
  readonly reportPath: string | undefined;
  readonly reportLabel: string;
}

export const StudyCard = ({ title, reportPath, reportLabel, ...study }: StudyCardProps) => (
  <article
    css={{
      ...stack(space.m),
      paddingBlock: space.l,
      "&:first-of-type": { paddingBlockStart: 0 },
      borderBottom: border.fine,
      ...columns(2),
      columnGap: space.xl,
    }}
  >
    <div css={{ ...stack(space.s), justifyItems: "start" }}>
      <p css={{ ...label, ...row(`${space.xxs} ${space.s}`), alignItems: "center" }}>
        <StatusBadge status={study.status} />
        <span>{study.category}</span>
        <span>{study.date}</span>
      </p>
      <h3 css={{ display: "flex", gap: space.s }}>
        <Icon name={study.icon} />
        {title}
      </h3>
      <p css={{ color: color.muted }}>{study.description}</p>
      {reportPath !== undefined && (
        <ButtonLink to={reportPath} emphasis="secondary" aria-label={`${reportLabel}: ${title}`}>
          {reportLabel}
        </ButtonLink>
      )}
    </div>
    <div>
      <p css={{ ...label, marginBlockEnd: space.xs }}>{study.findingsLabel}</p>
      <Bullets items={study.findings} />
    </div>
  </article>
);

interface StudyCardsProps {
  /** Heading of the list. Leave it undefined if the section already has a heading. */
  readonly heading: string | undefined;
  readonly updated: string;
  readonly children: ReactNode;
}

export const StudyCards = ({ heading, updated, children }: StudyCardsProps) => (
  <>
    {heading !== undefined && <h2 css={panelHeading}>{heading}</h2>}
    {children}
    <p css={{ ...label, marginBlockStart: space.m }}>{updated}</p>
  </>
);
