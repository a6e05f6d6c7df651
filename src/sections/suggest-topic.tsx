import { graphql } from "gatsby";
import { noPost } from "../forms/endpoint";
import { messages, withoutScript } from "../forms/messages";
import { researchTopicForm } from "../forms/research-topic";
import { useVisitorForm } from "../forms/use-visitor-form";
import { label, ledgerSheet, stack, tabularNumbers, twoColumns } from "../styles/mixins";
import { color, fontSize, media, space } from "../styles/tokens";
import { Badge } from "../ui/badge";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { formSheet } from "../ui/form/form-sheet";
import { HandTally } from "../ui/tally/hand-tally";
import { announce, usePreloadedToasts } from "../ui/toast-region";

export const fragment = graphql`
  fragment SuggestTopic on SuggestTopicPage {
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

export const SuggestTopic = ({ entry, popular }: Queries.SuggestTopicFragment) => (
  <div css={{ ...stack(space.xxl), gridTemplateColumns: "minmax(0, 1fr)", ...twoColumns(7, 5, space.xxl) }}>
    <div>
      <h2>{entry.heading}</h2>
      <p css={{ marginBlock: space.m, color: color.muted }}>{entry.text}</p>
      <p css={{ ...label, display: "flex", alignItems: "center", gap: space.s }}>
        <span css={{ minWidth: 0 }}>{entry.badgeLabel}</span>
        <Badge tone="blue">{entry.badge}</Badge>
      </p>
      <ResearchTopicForm />
    </div>
    <PopularTopics {...popular} />
  </div>
);

/** Submitting this form shows a confirmation but sends nothing (specification, section 7). */
export function ResearchTopicForm() {
  usePreloadedToasts();
  const { form, controls, sending, outcome } = useVisitorForm({
    declaration: researchTopicForm,
    send: () => messages.researchTopicSubmitted,
    announce,
    isSuccessBrief: true,
  });
  return (
    <form {...form} {...noPost} css={{ ...formSheet, marginBlockStart: space.l }}>
      <Controls controls={controls} />
      <FormFooter button={researchTopicForm.button} sending={sending} outcome={outcome} />
      <NoScript>{withoutScript}</NoScript>
    </form>
  );
}

const PopularTopics = ({ heading, unit, requests }: Queries.SuggestTopicFragment["popular"]) => (
  <div
    css={{
      ...ledgerSheet(sheetMargin),
      display: "grid",
      gridTemplateRows: "auto 1fr",
      paddingBlockStart: space.l,
    }}
  >
    <h3 css={inSheet}>{heading}</h3>
    <ul role="list" css={{ display: "grid", gridAutoRows: "1fr", marginBlockStart: space.m }}>
      {requests.map(({ topic, requests: count }) => (
        <li
          key={topic}
          css={{
            ...inSheet,
            ...stack(space.xs),
            alignContent: "center",
            paddingBlock: space.m,
            "&:nth-of-type(odd)": { backgroundColor: color.bar },
          }}
        >
          <p css={topicLine}>
            <span css={{ minWidth: 0, fontWeight: 600 }}>{topic}</span>
            <span css={{ ...label, minWidth: 0 }}>
              <span css={topicCount}>{count}</span> {unit}
            </span>
          </p>
          <HandTally
            count={count}
            perRow={Math.min(Math.ceil(count / 5), 5)}
            css={{
              height: `calc(${Math.ceil(count / 25)} * 2.5rem)`,
              [media.wide]: { height: `calc(${Math.ceil(count / 25)} * 4.5rem)` },
            }}
          />
        </li>
      ))}
    </ul>
  </div>
);

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
