import { cwd } from "node:process";
import { checkProse, isNote } from "../content/check/check-prose";

const problems = checkProse(cwd());
for (const problem of problems) console.error(isNote(problem) ? `Note: ${problem}` : problem);
if (problems.every(isNote)) console.log("The style of the guides is in order.");
else process.exitCode = 1;
