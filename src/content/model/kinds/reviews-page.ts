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
    amountLabel: line("Shown before what a client invested.", 30, "Word for the amount"),
    resultsLabel: line("Shown before what changed for a client.", 30, "Word for the results"),
    ratingLabel: line("Read out by screen readers; {rating} stands for the number.", 60, "Rating"),
    note: line("Shown below all testimonials.", 120),
    investments: labeledGroup("Chart of what clients invested", {
      heading: line("Above the chart; {count} stands for the number of clients.", 80),
      legend: line("Below the chart; {amount} stands for what one stroke is worth.", 120),
    }),
    verification: labeledGroup("Who the reviewers are", {
      heading: line("Above the note on who the reviewers are.", 80),
      points: list(point(), "What readers should know.", { min: 2, max: 4 }),
    }),
    invitation: invitation(),
    seo: seo(),
  }),
});
