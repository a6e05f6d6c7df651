import { flag, group, line, list, optional, paragraphs, sharedGroup } from "../fields";
import { action, invitation, leadParagraph, picture, point, seo } from "../groups";
import { defineKind } from "../kind";

export const aboutPage = defineKind({
  type: "AboutPage",
  label: "About page",
  path: "pages/about/{slug}.yaml",
  route: (slug) => `/about/${slug}`,
  template: "about-page",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph("Two sentences below the heading."),
    actions: list(action("Button"), "Shown below the introduction.", { label: "Buttons", min: 2, max: 2 }),
    stats: flag("Shows the agency's three key numbers across the page.", "Key numbers"),
    sections: list(
      sharedGroup("Explanation", "Section", {
        heading: line("What the section is about.", 80),
        paragraphs: paragraphs("Shown below the heading."),
        points: optional(list(point(), "Shown below the paragraphs. A section may have none.", { min: 0 })),
      }),
      "Shown in this order.",
    ),
    closing: invitation(),
    picture: picture(),
    seo: seo(),
  }),
});
