import { existsSync, mkdirSync } from "node:fs";
import { writeServiceOptions } from "../src/build/site/service-options";
import { frozenContent } from "./frozen";

/** Runs once before all tests. In tests the forms and the function know the services of the frozen content. */
export default function setUp(): void {
  // The type check and the test of imports need the file that a build writes, also on a fresh clone.
  if (!existsSync("src/forms/service-options.json")) writeServiceOptions();
  mkdirSync("node_modules/.cache/site", { recursive: true });
  writeServiceOptions("node_modules/.cache/site/frozen-service-options.json", frozenContent);
}
