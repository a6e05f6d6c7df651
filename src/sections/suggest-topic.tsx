import { graphql } from "gatsby";
import { noPost } from "../forms/endpoint";
import { messages, withoutScript } from "../forms/messages";
import { researchTopicForm } from "../forms/research-topic";
import { useVisitorForm } from "../forms/use-visitor-form";
import { label, twoColumns, stack } from "../styles/mixins";
import { border, color, space } from "../styles/tokens";
import { Badge } from "../ui/badge";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
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
  <div css={{ ...stack(space.xxl), ...twoColumns(7, 5) }}>
    <div>
      <h2>{entry.heading}</h2>
      <p css={{ marginBlock: space.m, color: color.muted }}>{entry.text}</p>
      <p css={{ ...label, display: "flex", alignItems: "center", gap: space.s }}>
        {entry.badgeLabel}
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
    <form {...form} {...noPost} css={{ marginBlockStart: space.xl }}>
      <Controls controls={controls} />
      <FormFooter button={researchTopicForm.button} sending={sending} outcome={outcome} />
      <NoScript>{withoutScript}</NoScript>
    </form>
  );
}

function PopularTopics({ heading, unit, requests }: Queries.SuggestTopicFragment["popular"]) {
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
                borderInlineEnd: border.strong,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
