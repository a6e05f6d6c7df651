import { choice, date, draft, group, icon, integer, line, optional, reference, sampleCopy } from "../fields";
import { findings } from "../groups";
import { defineKind } from "../kind";

/** Section 3 of the specification lists these study categories. */
const studyCategories = [
  "Marketing Analytics",
  "Content Marketing",
  "PPC Advertising",
  "SEO & Local Marketing",
  "Social Media Advertising",
] as const;

/** Section 4 of the specification lists these study statuses. */
const studyStatuses = ["Active", "Completed", "In progress"] as const;

export const study = defineKind({
  type: "Study",
  label: "Research study",
  path: "studies/{slug}.yaml",
  shownAt: "/research",
  prefilled: ["status"],
  shape: group({
    title: line("The heading of the study's card.", 120),
    description: line("What the study examines, in one or two sentences.", 220),
    category: choice("The study's category, shown on its card.", studyCategories),
    status: choice("Only completed studies have a report.", studyStatuses),
    date: date("The study's date, shown on its card."),
    icon: icon(),
    order: integer("Position among the studies; 1 comes first.", 1, 999),
    findings: findings(),
    report: optional({
      ...reference("The study's report. Every completed study needs a report.", "Report"),
      requiredIf: {
        field: "status",
        is: "Completed",
        message: "is missing: a completed study needs a report",
      },
    }),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
