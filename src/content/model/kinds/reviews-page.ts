import { group, labeledGroup, line, list } from "../fields";
import { invitation, leadParagraph, point, seo } from "../groups";
import { defineKind } from "../kind";

export const reviewsPage = defineKind({
  type: "ReviewsPage",
  label: "Reviews page",
  path: "pages/reviews.yaml",
  route: () => "/reviews",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    amountLabel: line("Shown before the amount that a client invested.", 30, "Word for the amount"),
    resultsLabel: line("Shown before a client's results.", 30, "Word for the results"),
    note: line("Shown below all testimonials.", 120),
    verification: labeledGroup("Who the reviewers are", {
      heading: line("Shown above the note about the reviewers.", 80),
      points: list(point(), "What readers should know about the reviewers.", { min: 2, max: 4 }),
    }),
    invitation: invitation(),
    seo: seo(),
  }),
});
