/**
 * The elements that an MDX body may use beside Markdown, and their attributes: all of them text, all
 * of them required. A body may use nothing else (no import, expression, script, style, HTML tag).
 */
export const elementAttributes: Readonly<Record<string, readonly string[]>> = {
  KeyFigures: [],
  Figure: ["value", "label"],
  Finding: ["title"],
  Phases: [],
  Phase: ["period", "title"],
  Note: ["title"],
  CallToAction: ["to", "label"],
};

/** Attributes that hold a link and are checked like one. */
export const linkAttributes: readonly string[] = ["to"];
