/** Words that stand in one of the three panels of the research page alone. */
export const panels = {
  current: { text: "Last updated: August,18" },
  completed: { text: "Last updated: August 18, 2025" },
  suggestion: { text: "Popular Research Requests" },
} as const;
