import { readFileSync } from "node:fs";

export const guide = readFileSync("content/README.md", "utf8");

/** The guide's examples, which are the code blocks that have a file name. */
export const guideExamples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
