import { existsSync, mkdirSync } from "node:fs";
import { writeServiceOptions } from "../src/build/site/service-options";
import { writeWordmark } from "../src/build/site/wordmark";
import { frozenContent } from "./frozen";

/** Runs once before all tests. In tests, forms and the contact function use the frozen content's services. */
export default async function setUp(): Promise<void> {
  // On a fresh clone, the type check and the import test need these files before the first build.
  if (!existsSync("src/styles/wordmark.json")) await writeWordmark();
  if (!existsSync("src/forms/service-options.json")) writeServiceOptions();
  mkdirSync("node_modules/.cache/site", { recursive: true });
  writeServiceOptions("node_modules/.cache/site/frozen-service-options.json", frozenContent);
}
