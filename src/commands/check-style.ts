import { cwd } from "node:process";
import { checkProse } from "../content/check/check-prose";

const problems = checkProse(cwd());
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log("The style of content and guides is in order.");
else process.exitCode = 1;
