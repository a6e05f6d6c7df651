import { group, integer, labeledGroup, line, list, paragraph, sharedGroup } from "../fields";
import { leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

export const suggestTopicPage = defineKind({
  type: "SuggestTopicPage",
  label: "Suggestion page",
  path: "pages/suggest-topic.yaml",
  route: () => "/research/suggest-topic",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    entry: labeledGroup("Suggestion form", {
      heading: line("Shown above the form.", 60),
      text: paragraph("One or two sentences below the heading."),
      badge: line("How long an answer takes, such as 1-2 weeks.", 20),
    }),
    popular: labeledGroup("Popular requests", {
      heading: line("Shown above the requests.", 60),
      requests: list(
        sharedGroup("PopularRequest", "Request", {
          topic: line("The topic that visitors asked for.", 60),
          requests: integer("How many visitors asked for this topic.", 0, 100000, "Number of requests"),
        }),
        "Shown in this order.",
      ),
    }),
    seo: seo(),
  }),
});
