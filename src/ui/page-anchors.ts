/** The contact form on its page. */
export const formAnchor = "message";

/**
 * The panels of the research page by the value of `tab` in its address (specification, section 2,
 * Research). The first is open when the address names none.
 */
export const researchPanels = {
  research: "current-research",
  completed: "completed-research",
  suggest: "suggest-topic",
} as const;

/** Places within fixed pages that links may name, by route. Those within long texts are their headings. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  "/contact": [formAnchor],
  "/research": Object.values(researchPanels),
};
