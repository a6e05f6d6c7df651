import { group, line, paragraph, sampleCopy } from "../fields";
import { action, seo } from "../groups";
import { defineKind } from "../kind";

/** The research page with its tabs, and the words that study and report cards share. */
export const researchPage = defineKind({
  type: "ResearchPage",
  label: "Research page",
  path: "pages/research.yaml",
  route: () => "/research",
  shape: group({
    title: line("Main heading.", 60),
    lead: paragraph("One or two sentences below it."),
    tabsLabel: line("Name of the tab list for screen readers.", 60),
    findingsLabel: line("Heading above the four findings of a card.", 40),
    coverLegend: line("Legend of a report's cover; {sample} stands for what was counted.", 80),
    figures: group({
      table: line("What opens the table of a chart.", 40),
      download: line("Link to the file of a chart; {file} stands for its name.", 40),
      source: line("Word before the source of figures.", 20),
    }),
    readingTime: line("Reading time of a report; {minutes} stands for the number.", 30),
    cite: group({
      heading: line("What opens the references of a report.", 40),
      copy: line("Button that copies a reference; {format} stands for APA or BibTeX.", 40),
      share: line("Button that shares the report's address.", 40),
      copied: line("What is said when something was copied.", 40),
      refused: line("What is said when the browser does not let it copy.", 100),
    }),
    reuse: group({
      heading: line("Heading of the note below each report on reuse and corrections.", 60),
      license: paragraph("What of a report may be reused, and how."),
      licenseLink: action(),
      corrections: paragraph("What readers should know about corrections."),
      report: action(),
    }),
    feed: line("Title of the feed of reports.", 60),
    current: group({
      tab: line("Words of the tab.", 30),
      heading: line("Heading of the list for screen readers.", 60),
      readReport: line("Button of a completed study.", 40),
      updated: line("Note below the studies, shown exactly.", 60),
    }),
    completed: group({
      tab: line("Words of the tab.", 30),
      heading: line("Heading of the list for screen readers.", 60),
      viewReport: line("Button of each report.", 40),
      updated: line("Note below the reports, shown exactly.", 60),
      pages: group({
        label: line("Name of the links between the pages of the list.", 60),
        page: line("Heading of a further page; {page} and {pages} stand for numbers.", 60),
      }),
      empty: group({
        heading: line("Heading when there is no report.", 60),
        text: line("Sentence when there is no report.", 140),
      }),
    }),
    panel: group({
      heading: line("Heading of the panel that invites suggestions.", 60),
      text: paragraph("One or two sentences."),
      button: line("Words of its button.", 40),
    }),
    seo: seo(),
    sampleCopy: sampleCopy(),
  }),
});
