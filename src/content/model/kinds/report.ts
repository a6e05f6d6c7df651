import { choice, date, draft, flag, group, icon, line, list, sampleCopy } from "../fields";
import { action, picture, seo } from "../groups";
import { defineKind } from "../kind";

/** Categories of reports (specification, section 3). */
const reportCategories = [
  "AI & Automation",
  "Social Media Advertising",
  "Search Engine Marketing",
  "PPC Advertising",
  "SEO & Local Marketing",
] as const;

/** A research report: its card in the list of completed studies, and its page. */
export const report = defineKind({
  type: "Report",
  label: "Research report",
  path: "reports/{slug}/index.mdx",
  figures: true,
  route: (slug) => `/research/${slug}`,
  template: "report",
  hasChrome: ({ chrome }) => chrome,
  summary: ({ category, sample, period, date }) => ({
    label: category,
    facts: [sample, period],
    changed: date,
  }),
  shape: group({
    title: line("Title.", 110),
    description: line("Text of the card in the list of reports.", 260),
    summary: line("Two or three sentences below the title.", 420),
    category: choice("Category.", reportCategories),
    status: choice("Reports are of completed studies.", ["Completed"]),
    date: date("Date of publication, YYYY-MM-DD."),
    icon: icon(),
    team: line("Who wrote it, as a team.", 60),
    badge: choice("Badge above the title.", ["Completed Research", "Research Completed"]),
    chrome: flag("Whether the page has the site's header and footer."),
    sample: line("How much was studied, such as 200+ local businesses.", 60),
    period: line("Over which time, such as 6 months.", 60),
    findings: list(line("One key finding.", 160), "The key findings.", { min: 4, max: 4 }),
    back: action(),
    actions: list(action(), "Buttons at the end of the page."),
    picture: picture(),
    seo: seo(),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
