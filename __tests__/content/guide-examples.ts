import { readFileSync } from "node:fs";

export const guide = readFileSync("content/README.md", "utf8");

/** Examples in the guide, which are code blocks with a file name. */
export const guideExamples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
