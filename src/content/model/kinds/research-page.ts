import { group, labeledGroup, line, paragraph, sampleCopy } from "../fields";
import { action, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

const sentence = (rows: string) =>
  line(`${rows} {first} and {last} stand for names, {firstValue} and {lastValue} for their numbers.`, 120);

export const researchPage = defineKind({
  type: "ResearchPage",
  label: "Research page",
  path: "pages/research.yaml",
  route: () => "/research",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    charts: labeledGroup("Charts", {
      figure: line("Shown above a chart; {number} stands for the chart's number in the report.", 20),
      table: line("Opens the table below a chart.", 40),
      use: line("Opens a chart's download links and copy buttons.", 40, "Use"),
      copyLink: line("On the button that copies a chart's address.", 40, "Copying its address"),
      embed: line(
        "On the button that copies HTML for showing the chart on other websites.",
        40,
        "Copying its HTML",
      ),
      source: line("The word before a chart's source.", 20),
      illustration: line("Shown with drawings that explain an idea instead of showing data.", 40),
      less: line(
        "Label of a bar that is shorter than the first bar of an index; {percent} stands for the difference.",
        30,
      ),
      sentences: labeledGroup("Sentences about charts", {
        ahead: sentence("For two rows, if the first number is larger."),
        pair: sentence("For two rows, if the first number isn't larger."),
        range: sentence(
          "For three or more rows, or two rows with plural names. Bars are sorted from the largest number to the smallest.",
        ),
        index: sentence("For an index; {difference} stands for the last row's difference from the first."),
        benchmarks: sentence("For benchmarks, which have different units."),
        single: sentence("For a single row."),
        properNames: line(
          "Names that keep their capital letter in the middle of a sentence, separated by commas.",
          300,
        ),
      }),
    }),
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
