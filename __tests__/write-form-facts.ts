import { existsSync, mkdirSync } from "node:fs";
import { writeFormFacts } from "../src/build/site/form-facts";
import { writeWordmark } from "../src/build/site/wordmark";
import { frozenContent } from "./frozen";

/** Runs once before all tests. In tests, forms and the contact function use the frozen content's facts. */
export default async function setUp(): Promise<void> {
  // On a fresh clone, the type check and the import test need these files before the first build.
  if (!existsSync("src/styles/wordmark.json")) await writeWordmark();
  if (!existsSync("src/forms/form-facts.json")) writeFormFacts();
  mkdirSync("node_modules/.cache/site", { recursive: true });
  writeFormFacts("node_modules/.cache/site/frozen-form-facts.json", frozenContent);
}
