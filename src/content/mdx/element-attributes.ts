/**
 * The elements that an MDX body may use beside Markdown, and the attributes that each needs: all of
 * them text. A body may use nothing else (no import, expression, script, style, HTML tag).
 */
export const elementAttributes: Readonly<Record<string, readonly string[]>> = {
  KeyFigures: [],
  Figure: ["value", "label"],
  Finding: ["title"],
  Phases: [],
  Phase: ["period", "title"],
  Note: ["title"],
  CallToAction: ["to", "label"],
  BarChart: ["data", "title", "unit", "source"],
  ShareBar: ["data", "title", "unit", "source"],
  BenchmarkTable: ["data", "title", "source"],
};

/** Attributes that an element may have besides. */
export const optionalAttributes: Readonly<Record<string, readonly string[]>> = {
  BarChart: ["columns"],
};

/** Elements that hold text between their tags. */
export const textElements: readonly string[] = ["Finding", "Phase", "Note", "CallToAction"];

/** Elements that hold elements of one other name, and nothing else. */
export const itemElements: Readonly<Record<string, string>> = {
  KeyFigures: "Figure",
  Phases: "Phase",
};

/** Attributes that hold a link and are checked like one. */
export const linkAttributes: readonly string[] = ["to"];

/** The attribute that names a CSV file beside the text. */
export const dataAttribute = "data";
