/** The words of the research page that its lists show (specification, section 2, Research). */
export const researchWords = {
  findingsLabel: "Key findings",
  current: { readReport: "Read Full Report", updated: "Last updated: August,18" },
  completed: {
    viewReport: "View Full Report",
    updated: "Last updated: August 18, 2025",
    pages: { label: "Pages of completed reports" },
    empty: {
      heading: "No Completed Research Yet",
      text: "Check back soon for completed research studies and detailed reports.",
    },
  },
} satisfies Queries.StudyWordsFragment & Queries.ReportWordsFragment;

/** A study or report as the lists show it. */
export const studyItem = {
  title: "Voice Search",
  description: "What people ask aloud.",
  category: "SEO & Local Marketing",
  date: "August 10, 2025",
  icon: "mic",
  findings: ["One", "Two", "Three", "Four"],
};
