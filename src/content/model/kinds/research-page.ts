import { group, labeledGroup, line, paragraph, sampleCopy } from "../fields";
import { action, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

const sentence = (rows: string) =>
  line(`${rows} {first}, {firstValue}, {last} and {lastValue} stand for names and numbers.`, 120);

export const researchPage = defineKind({
  type: "ResearchPage",
  label: "Research page",
  path: "pages/research.yaml",
  route: () => "/research",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    tabsLabel: line("Read out by screen readers.", 60, "Name of the tabs"),
    findingsLabel: line("Shown above the four findings of a card.", 40, "Findings heading"),
    illustrationLegend: line("Shown below a report's drawing; {sample} stands for what was counted.", 80),
    illustrationLegendByTens: line("The same, if one stroke stands for ten; {sample} as above.", 80),
    charts: labeledGroup("Charts", {
      figure: line("Above a chart; {number} stands for its number in the report.", 20),
      table: line("Opens the table below a chart.", 40),
      use: line("Opens a chart's files and the buttons below.", 40, "Use"),
      copyLink: line("On the button that copies a chart's address.", 40, "Copying its address"),
      embed: line(
        "On the button that copies HTML with the chart, for other websites.",
        40,
        "Copying its HTML",
      ),
      source: line("The word before the source of figures.", 20),
      illustration: line("Shown with drawings that aren't made from data.", 40),
      less: line("In the gap between a bar and a longer first one; {percent} stands for the number.", 30),
      sentences: labeledGroup("Sentences about charts", {
        ahead: sentence("Two rows, the first with the larger number."),
        pair: sentence("Two other rows."),
        range: sentence("More rows. Bars count from the largest number to the smallest."),
        index: sentence("An index; {difference} stands for the last row's difference from the first."),
        benchmarks: sentence("Benchmarks with different units."),
        single: sentence("A single row."),
        properNames: line("Names that keep their capital letter in a sentence, with commas.", 300),
      }),
    }),
    readingTime: line("Shown at the top of a report; {minutes} stands for the number.", 30),
    cite: labeledGroup("References", {
      heading: line("Opens the references of a report.", 40),
      copy: line("On the button that copies a reference; {format} stands for APA or BibTeX.", 40),
      share: line("On the button that shares the report's address.", 40),
      copied: line("Shown after a reference was copied.", 40),
      refused: line("Shown when the browser doesn't allow copying.", 100),
    }),
    reuse: labeledGroup("Reuse and corrections", {
      heading: line("Heading of the note below each report on reuse and corrections.", 60),
      license: paragraph("Which parts of a report may be reused, and how."),
      licenseLink: action("Link to the license"),
      corrections: paragraph("What readers should know about corrections."),
      report: action("Link for reporting an error"),
    }),
    corrections: labeledGroup("Corrections of a report", {
      notice: line(
        "Shown below the title of a corrected report; {date} stands for the last correction's.",
        40,
      ),
      heading: line("Heading of the list of corrections at the end of the report.", 60),
    }),
    feed: line("Title of the feed that readers can subscribe to.", 60, "Feed of reports"),
    current: labeledGroup("Current research", {
      tab: line("What the tab says.", 30),
      heading: line("Read out by screen readers.", 60),
      readReport: line("On completed studies.", 40, "Button"),
      updated: line("Shown below the studies, exactly as written.", 60, "Last updated"),
    }),
    completed: labeledGroup("Completed research", {
      tab: line("What the tab says.", 30),
      heading: line("Read out by screen readers.", 60),
      viewReport: line("On every report's card.", 40, "Button"),
      updated: line("Shown below the reports, exactly as written.", 60, "Last updated"),
      pages: group({
        label: line("Read out by screen readers.", 60, "Name of the links between pages"),
        page: line("Above a further page of the list; {page} and {pages} stand for numbers.", 60, "Heading"),
      }),
      empty: labeledGroup("Empty list", {
        heading: line("Shown when there is no report.", 60),
        text: line("One sentence below the heading.", 140),
      }),
    }),
    panel: labeledGroup("Invitation to suggest a topic", {
      heading: line("Invites suggestions.", 60),
      text: paragraph("One or two sentences."),
      button: line("Leads to the suggestion form.", 40),
    }),
    seo: seo(),
    sampleCopy: sampleCopy(),
  }),
});
