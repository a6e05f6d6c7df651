import { readFileSync } from "node:fs";

export const guide = readFileSync("content/README.md", "utf8");

/** The examples of the guide: code blocks that name their file. */
export const guideExamples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
