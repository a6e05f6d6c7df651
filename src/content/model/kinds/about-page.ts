import { array } from "yup";
import { emptyOptional, flag, group, line, list, paragraphs } from "../fields";
import { action, invitation, lead, picture, point, seo } from "../groups";
import { defineKind } from "../kind";

export const aboutPage = defineKind({
  type: "AboutPage",
  label: "About page",
  path: "pages/about/{slug}.yaml",
  route: (slug) => `/about/${slug}`,
  template: "about-page",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: lead("Two sentences below the heading."),
    actions: list(action("Button"), "Shown below the introduction.", { min: 2, max: 2 }).label(
      "Buttons",
    ),
    stats: flag("Shows the agency's three key numbers across the page.").label("Key numbers"),
    sections: list(
      group(
        {
          heading: line("What the section is about.", 80),
          paragraphs: paragraphs("Shown below the heading."),
          points: array(point())
            .default([])
            .nonNullable(emptyOptional)
            .meta({ description: "Shown below the paragraphs. A section may have none." }),
        },
        "Explanation",
      ).label("Section"),
      "Shown in this order.",
    ),
    closing: invitation(),
    picture: picture(),
    seo: seo(),
  }),
});
