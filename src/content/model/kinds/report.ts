import {
  choice,
  date,
  draft,
  flag,
  group,
  icon,
  labeledGroup,
  line,
  list,
  matching,
  optional,
  paragraph,
  sampleCopy,
} from "../fields";
import { figure } from "../figure";
import { action, findings, picture, seo } from "../groups";
import { defineKind } from "../kind";

/** Section 3 of the specification lists these report categories. */
const reportCategories = [
  "AI & Automation",
  "Social Media Advertising",
  "Search Engine Marketing",
  "PPC Advertising",
  "SEO & Local Marketing",
] as const;

export const report = defineKind({
  type: "Report",
  label: "Research report",
  path: "reports/{slug}/index.mdx",
  prefilled: ["status", "team", "badge", "chrome", "back", "actions"],
  isHiddenUntilDate: true,
  route: (slug) => `/research/${slug}`,
  template: "report",
  hasHeaderAndFooter: ({ chrome }) => chrome,
  summary: ({ category, sample, period, date, corrections }) => ({
    label: category,
    facts: [sample, period],
    changed: corrections[0]?.date ?? date,
  }),
  shape: group({
    title: line("The heading of the report's page and card.", 110),
    description: line("One or two sentences about the report.", 260, "Text of the card"),
    summary: line("A summary of two or three sentences, shown below the title.", 420),
    category: choice("Shown on the card and on the page.", reportCategories),
    status: choice("The status of a report is always Completed.", ["Completed"]),
    date: date("Day of publication. The public site starts showing the report on this date."),
    icon: icon(),
    team: line("Who wrote the report, such as Research Team.", 60),
    badge: choice("A short label above the title.", ["Completed Research", "Research Completed"]),
    chrome: flag("Whether the report's page shows the site's header and footer.", "Header and footer"),
    sample: line(
      "How many businesses, accounts, or campaigns were studied, such as 200+ local businesses.",
      60,
      "Sample size",
    ),
    period: line("How long the study took, such as 6 months.", 60),
    keyFigure: labeledGroup("Key figure", {
      value: line("The report's most important number, such as 25% or 300+.", 8, "Number"),
      label: line(
        "What the number means, as a phrase that follows it. For example: of paid clicks came from voice search.",
        60,
      ),
    }),
    findings: findings(),
    figures: optional(
      list(
        { ...figure, label: "Figure" },
        "Charts and tables of numbers. The text shows each of them once, in this order.",
      ),
    ),
    facts: optional(
      list(
        labeledGroup("Fact", {
          value: matching(
            line("The number as it appears in the text, such as +89% or 750+.", 30),
            /[%$+×/−-]/,
            "has no sign or unit, such as % or +",
          ),
          meaning: line("What the number counts, and where the number comes from.", 160),
        }),
        "Numbers that appear in the text but not in the figures. Visitors don't see this list.",
      ),
    ),
    corrections: optional(
      list(
        labeledGroup("Correction", {
          date: date("The day the report was corrected."),
          text: paragraph("What was wrong, and what is right. You may quote the wrong number."),
        }),
        "Errors corrected after publication. Leave out typos and other errors that don't affect what the report says.",
        { newestFirst: true },
      ),
    ),
    back: action("Back link"),
    actions: list(action("Button"), "Shown at the end of the page.", { label: "Buttons" }),
    picture: picture(),
    seo: seo(),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
