import { group, labeledGroup, line, paragraph, sampleCopy } from "../fields";
import { action, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

export const researchPage = defineKind({
  type: "ResearchPage",
  label: "Research page",
  path: "pages/research.yaml",
  route: () => "/research",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    reuse: labeledGroup("Reuse and corrections", {
      heading: line("Heading of the note about reuse and corrections, shown below each report.", 60),
      license: paragraph("Which parts of a report may be reused, and how."),
      licenseLink: action("Link to the license"),
      corrections: paragraph("What readers should know about corrections."),
      report: action("Link for reporting an error"),
    }),
    feed: line("Title of the feed that readers can subscribe to.", 60, "Feed of reports"),
    current: labeledGroup("Current research", {
      tab: line("The tab's label.", 30),
      readReport: line("Shown on the cards of completed studies.", 40, "Button"),
      updated: line("Shown below the studies, exactly as written.", 60, "Last updated"),
    }),
    completed: labeledGroup("Completed research", {
      tab: line("The tab's label.", 30),
      viewReport: line("Shown on every report's card.", 40, "Button"),
      updated: line("Shown below the reports, exactly as written.", 60, "Last updated"),
      empty: labeledGroup("Empty list", {
        heading: line("Shown if there are no reports.", 60),
        text: line("One sentence below the heading.", 140),
      }),
    }),
    panel: labeledGroup("Invitation to suggest a topic", {
      heading: line("Invites visitors to suggest a topic.", 60),
      text: paragraph("One or two sentences."),
      button: line("On the button that leads to the suggestion form.", 40),
    }),
    seo: seo(),
    sampleCopy: sampleCopy(),
  }),
});
