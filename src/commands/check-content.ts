import { resolve } from "node:path";
import { checkContent } from "../content-model/check-content";
import { faultLine } from "../content-model/fault";

const started = performance.now();
const faults = checkContent({ content: resolve("content"), pages: resolve("src/pages") });
for (const fault of faults) console.error(faultLine(fault));
if (faults.length > 0) {
  console.error(`\n${faults.length} to mend in content/. The guide is content/README.md.`);
  process.exitCode = 1;
} else {
  console.log(`Content is in order (${Math.round(performance.now() - started)} ms).`);
}
