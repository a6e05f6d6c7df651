import { group, integer, line, list, paragraph } from "../fields";
import { seo } from "../groups";
import { defineKind } from "../kind";

/** The page on which visitors suggest research topics; its sections also stand on the research page. */
export const suggestTopicPage = defineKind({
  type: "SuggestTopicPage",
  label: "Suggestion page",
  path: "pages/suggest-topic.yaml",
  route: () => "/research/suggest-topic",
  shape: group({
    title: line("Main heading.", 60),
    lead: paragraph("One or two sentences below it."),
    entry: group({
      heading: line("Heading above the form.", 60),
      text: paragraph("One or two sentences below it."),
      badge: line("Badge with the turnaround.", 20),
      badgeLabel: line("What the badge tells.", 40),
    }),
    popular: group({
      heading: line("Heading of the card with popular requests.", 60),
      unit: line("What is counted.", 20),
      requests: list(
        group(
          {
            topic: line("Topic.", 60),
            requests: integer("How often it was asked for.", 0, 100000),
          },
          "PopularRequest",
        ),
        "The requests, in the order shown.",
      ),
    }),
    seo: seo(),
  }),
});
