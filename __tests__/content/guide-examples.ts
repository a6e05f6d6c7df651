import { readFileSync } from "node:fs";

export const guide = readFileSync("content/README.md", "utf8");

/** The examples in the editors' guide. Every code block with a file name is an example. */
export const guideExamples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
