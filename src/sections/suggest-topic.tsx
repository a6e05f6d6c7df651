import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { label, ledgerSheet, stack, tabularNumbers, twoColumns } from "../styles/mixins";
import { color, fontSize, media, space } from "../styles/tokens";
import { Badge } from "../ui/badge";
import { Island } from "../ui/island";
import { HandTally } from "../ui/tally/hand-tally";
import { ResearchTopicForm } from "../islands/research-topic-form";

export const fragment = graphql`
  fragment SuggestTopic on SuggestTopicPage {
    entry {
      heading
      text
      badge
    }
    popular {
      heading
      requests {
        topic
        requests
      }
    }
  }
`;

interface SuggestTopicProps extends Queries.SuggestTopicFragment {
  /** Content above the form. */
  readonly children?: ReactNode;
}

export const SuggestTopic = ({ entry, popular, children }: SuggestTopicProps) => (
  <div css={{ ...stack(space.xxl), gridTemplateColumns: "minmax(0, 1fr)", ...twoColumns(7, 5, space.xxl) }}>
    <div>
      {children}
      <h2 css={{ fontSize: fontSize.h3 }}>{entry.heading}</h2>
      <p css={{ marginBlock: space.m, color: color.muted }}>{entry.text}</p>
      <p css={{ ...label, display: "flex", alignItems: "center", gap: space.s }}>
        <span css={{ minWidth: 0 }}>Turnaround</span>
        <Badge tone="blue">{entry.badge}</Badge>
      </p>
      <Island name="research-topic-form" component={ResearchTopicForm} props={{}} />
    </div>
    <PopularTopics {...popular} />
  </div>
);

function PopularTopics({ heading, requests }: Queries.SuggestTopicFragment["popular"]) {
  const most = Math.max(...requests.map(({ requests: count }) => count));
  // All rows have the same scale, so that visitors can compare them.
  const perRow = Math.min(Math.ceil(most / 5), 5);
  return (
    <div css={{ ...ledgerSheet(sheetMargin), alignSelf: "start", paddingBlockStart: space.l }}>
      <h3 css={inSheet}>{heading}</h3>
      <ul role="list" css={{ marginBlockStart: space.m }}>
        {requests.map(({ topic, requests: count }) => (
          <li key={topic} css={requestStyles}>
            <p css={topicLine}>
              <span css={{ minWidth: 0, fontWeight: 600 }}>{topic}</span>
              <span css={{ ...label, minWidth: 0 }}>
                <span css={topicCount}>{count}</span> {count === 1 ? "request" : "requests"}
              </span>
            </p>
            <HandTally count={count} perRow={perRow} css={{ width: "100%", maxWidth: "24rem" }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lets long words wrap in both columns. */
const topicLine = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) fit-content(50%)",
  columnGap: space.m,
  alignItems: "baseline",
};

const topicCount = {
  ...tabularNumbers,
  fontSize: fontSize.h2,
  color: color.ink,
  [media.wide]: { fontSize: fontSize.figure },
};

const sheetMargin = space.m;

const inSheet = { paddingInline: `calc(${sheetMargin} + ${space.l}) ${space.l}` };

const requestStyles = {
  ...inSheet,
  ...stack(space.xs),
  paddingBlock: space.m,
  "&:nth-of-type(odd)": { backgroundColor: color.bar },
};
