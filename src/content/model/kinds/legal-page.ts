import { date, group, line, sampleCopy } from "../fields";
import { seo } from "../groups";
import { defineKind } from "../kind";

export const legalPage = defineKind({
  type: "LegalPage",
  label: "Legal page",
  path: "legal/{slug}.mdx",
  route: (slug) => `/${slug}`,
  template: "text-page",
  summary: ({ revised }) => ({ changed: revised }),
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: line("What the text covers.", 300, "Introduction"),
    revised: date("The day the text last changed.", "Last revised"),
    seo: seo(),
    sampleCopy: sampleCopy(),
  }),
});
