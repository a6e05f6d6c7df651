import { writeServiceOptions } from "../src/content/files/service-options";

/** Runs once before all tests: on a fresh clone no build has made the options yet. */
export default function setUp(): void {
  writeServiceOptions();
}
