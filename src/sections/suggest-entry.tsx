import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { label, split, stack } from "../styles/mixins";
import { color, line, space } from "../styles/tokens";
import { Badge } from "../ui/badge";

export const fragment = graphql`
  fragment SuggestEntry on SuggestTopicPage {
    entry {
      heading
      text
      badge
      badgeLabel
    }
    popular {
      heading
      unit
      requests {
        topic
        requests
      }
    }
  }
`;

type SuggestEntryProps = Queries.SuggestEntryFragment & { readonly children: ReactNode };

/** The way to suggest a topic: what to write, how long it takes, what others asked for. */
export const SuggestEntry = ({ entry, popular, children }: SuggestEntryProps) => (
  <div css={{ ...stack(space.xxl), ...split(7, 5) }}>
    <div>
      <h2>{entry.heading}</h2>
      <p css={{ marginBlock: space.m, color: color.muted }}>{entry.text}</p>
      <p css={{ ...label, display: "flex", alignItems: "center", gap: space.s }}>
        {entry.badgeLabel}
        <Badge tone="blue">{entry.badge}</Badge>
      </p>
      {children}
    </div>
    <PopularTopics {...popular} />
  </div>
);

function PopularTopics({ heading, unit, requests }: SuggestEntryProps["popular"]) {
  const most = Math.max(1, ...requests.map(({ requests: count }) => count));
  return (
    <div css={{ alignSelf: "start", padding: space.l, backgroundColor: color.bar }}>
      <h3>{heading}</h3>
      <ul role="list" css={{ ...stack(space.m), marginBlockStart: space.m }}>
        {requests.map(({ topic, requests: count }) => (
          <li key={topic}>
            <p
              css={{
                display: "grid",
                gridTemplateColumns: "minmax(0, 1fr) auto",
                alignItems: "baseline",
                gap: space.s,
              }}
            >
              <span>{topic}</span>
              <span css={label}>
                {count} {unit}
              </span>
            </p>
            <div
              aria-hidden
              css={{
                height: space.xs,
                marginBlockStart: space.xxs,
                width: `${(count / most) * 100}%`,
                backgroundColor: color.barStrong,
                borderInlineEnd: line.strong,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
