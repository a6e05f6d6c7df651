import { group, line, list, paragraph } from "../fields";
import { point, seo } from "../groups";
import { defineKind } from "../kind";

/** The reviews page, and the words that all testimonials share. */
export const reviewsPage = defineKind({
  type: "ReviewsPage",
  label: "Reviews page",
  path: "pages/reviews.yaml",
  route: () => "/reviews",
  shape: group({
    title: line("Main heading.", 60),
    lead: paragraph("One or two sentences below it."),
    amountLabel: line("Label of what a client invested.", 30),
    resultsLabel: line("Label of what changed for a client.", 30),
    ratingLabel: line("Rating for screen readers; {rating} stands for the number.", 60),
    note: line("Note below all testimonials.", 120),
    verification: group({
      heading: line("Heading of the note on who the reviewers are.", 80),
      points: list(point(), "What readers should know.", { min: 2, max: 4 }),
    }),
    seo: seo(),
  }),
});
