import { cwd } from "node:process";
import { checkProse } from "../content/check/check-prose";

const faults = checkProse(cwd());
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log("The style of content and guides is in order.");
else process.exitCode = 1;
