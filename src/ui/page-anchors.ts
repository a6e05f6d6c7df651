/** The contact form on its page. */
export const formAnchor = "message";

/** The panels of the research page. */
export const researchPanels = {
  current: "current-research",
  completed: "completed-research",
  suggestion: "suggest-topic",
} as const;

/** Places within fixed pages that links may name, by route. Those within long texts are their headings. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  "/contact": [formAnchor],
  "/research": Object.values(researchPanels),
};
