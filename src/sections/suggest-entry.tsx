import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { label } from "../styles/mixins";
import { color, media, size, space } from "../styles/tokens";
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

/** The way to suggest a topic: what to write, how long it takes, what others asked for. */
export function SuggestEntry({
  entry,
  popular,
  children,
}: Queries.SuggestEntryFragment & { children?: ReactNode }) {
  const most = Math.max(1, ...popular.requests.map(({ requests }) => requests));
  return (
    <div
      css={{
        display: "grid",
        gap: space.xxl,
        [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
      }}
    >
      <div>
        <h2>{entry.heading}</h2>
        <p css={{ marginBlock: space.m, color: color.muted }}>{entry.text}</p>
        <p css={{ ...label, display: "flex", alignItems: "center", gap: space.s }}>
          {entry.badgeLabel}
          <Badge tone="blue">{entry.badge}</Badge>
        </p>
        {children}
      </div>
      <div css={{ alignSelf: "start", padding: space.l, backgroundColor: color.bar }}>
        <h3>{popular.heading}</h3>
        <ul role="list" css={{ display: "grid", gap: space.m, marginBlockStart: space.m }}>
          {popular.requests.map(({ topic, requests }) => (
            <li key={topic}>
              <p
                css={{
                  display: "grid",
                  gridTemplateColumns: "minmax(0, 1fr) auto",
                  gap: space.s,
                }}
              >
                <span>{topic}</span>
                <span css={label}>
                  {requests} {popular.unit}
                </span>
              </p>
              <div
                aria-hidden
                css={{
                  height: space.xs,
                  marginBlockStart: space.xxs,
                  width: `${(requests / most) * 100}%`,
                  backgroundColor: color.barStrong,
                  borderInlineEnd: `${size.line} solid ${color.ink}`,
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
