import { sketchNames } from "../../illustrations/illustration-names";
import { choice, flag, group, labeledGroup, line, list, optional, paragraphs } from "../fields";
import { action, invitation, leadParagraph, picture, point, seo } from "../groups";
import { defineKind } from "../kind";

/** The `text` layout has paragraphs beside a drawing. A `statement` spans the page in large type. */
const aboutLayouts = ["text", "columns", "rows", "statement"] as const;

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
    stats: flag("Shows the agency's three key numbers near the top of the page.", "Key numbers"),
    sections: list(
      labeledGroup("Section", {
        heading: line("What the section is about.", 80),
        layout: choice(
          "How the section looks. Neighboring sections look best with different layouts.",
          aboutLayouts,
        ),
        paragraphs: paragraphs("Shown below the heading."),
        points: optional(
          list(
            point(),
            "Shown below the first paragraph, in the columns and rows layouts. A section may have no points.",
            { min: 0 },
          ),
        ),
        sketches: optional(
          list(
            choice("One drawing.", sketchNames, "Drawing"),
            "One drawing for each point, or for each paragraph if the section has no points. The text and statement layouts show only the first drawing.",
            { label: "Drawings", min: 0 },
          ),
        ),
      }),
      "Shown in this order.",
    ),
    closing: invitation(),
    sketch: optional(
      choice("Shown beside the main heading if the page has no picture.", sketchNames, "Drawing"),
    ),
    picture: picture(),
    seo: seo(),
  }),
});
