import { existsSync, mkdirSync } from "node:fs";
import { writeServiceOptions } from "../src/build/site/service-options";
import { frozenContent } from "./frozen";

/** Runs once before all tests. In tests, forms and function use the services of the frozen content. */
export default function setUp(): void {
  // On a fresh clone, the type check and the import test need this file before the first build.
  if (!existsSync("src/forms/service-options.json")) writeServiceOptions();
  mkdirSync("node_modules/.cache/site", { recursive: true });
  writeServiceOptions("node_modules/.cache/site/frozen-service-options.json", frozenContent);
}
