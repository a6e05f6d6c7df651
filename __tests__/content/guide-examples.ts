import { readFileSync } from "node:fs";

export const guide = readFileSync("content/README.md", "utf8");

/** Every code block in the editors' guide that has a file name. */
export const guideExamples = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
