import { array } from "yup";
import { emptyOptional, flag, group, line, list, paragraph, paragraphs } from "../fields";
import { action, invitation, picture, point, seo } from "../groups";
import { defineKind } from "../kind";

/** An about page: hero, sections in order, closing invitation. */
export const aboutPage = defineKind({
  type: "AboutPage",
  label: "About page",
  path: "pages/about/{slug}.yaml",
  route: (slug) => `/about/${slug}`,
  template: "about-page",
  shape: group({
    title: line("Main heading.", 60),
    lead: paragraph("Two sentences below it."),
    actions: list(action(), "Buttons of the hero.", { min: 2, max: 2 }),
    claims: flag("Whether the band with the three claims is shown."),
    sections: list(
      group(
        {
          heading: line("Heading.", 80),
          paragraphs: paragraphs("Its paragraphs."),
          points: array(point())
            .default([])
            .nonNullable(emptyOptional)
            .meta({ description: "Titled points, when it has any." }),
        },
        "Explanation",
      ),
      "Sections in order.",
    ),
    closing: invitation(),
    picture: picture(),
    seo: seo(),
  }),
});
