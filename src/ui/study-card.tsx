import { type ReactNode } from "react";
import { label } from "../styles/mixins";
import { color, media, size, space } from "../styles/tokens";
import { StatusBadge } from "./badge";
import { Bullets } from "./bullets";
import { Icon } from "./icon/icon";

/** What a card of a study or a report shows. */
export interface StudyCardProps {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly status: string;
  /** As readers see it: August 10, 2025. */
  readonly date: string;
  readonly icon: string;
  readonly findings: readonly string[];
  readonly findingsLabel: string;
  /** The way to the full report, when there is one. */
  readonly children?: ReactNode;
}

/** A study or report in a list: what it is about on the left, what it found on the right. */
export function StudyCard({
  title,
  description,
  category,
  status,
  date,
  icon,
  findings,
  findingsLabel,
  children,
}: StudyCardProps) {
  return (
    <article
      css={{
        display: "grid",
        gap: space.l,
        paddingBlock: space.l,
        borderBottom: `${size.hairline} solid ${color.rule}`,
        [media.medium]: {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
          columnGap: space.xl,
        },
      }}
    >
      <div css={{ display: "grid", gap: space.s, alignContent: "start", justifyItems: "start" }}>
        <p
          css={{
            ...label,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: `${space.xxs} ${space.s}`,
          }}
        >
          <StatusBadge status={status} />
          <span>{category}</span>
          <span>{date}</span>
        </p>
        <h3 css={{ display: "flex", gap: space.s }}>
          <Icon name={icon} />
          {title}
        </h3>
        <p css={{ color: color.muted }}>{description}</p>
        {children}
      </div>
      <div>
        <p css={{ ...label, marginBlockEnd: space.xs }}>{findingsLabel}</p>
        <Bullets items={findings} />
      </div>
    </article>
  );
}
