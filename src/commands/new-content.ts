import { resolve } from "node:path";
import { argv } from "node:process";
import { buildDate } from "../content/files/build-settings";
import { newContent, newKinds } from "../content/editors/new-content";

const [word = "", ...title] = argv.slice(2);
const kind = newKinds.get(word);

if (kind === undefined || title.length === 0) {
  const words = [...newKinds.keys()].join(", ");
  console.error(`Say what is new and how it is called: npm run new -- report "Title" (${words})`);
  process.exitCode = 1;
} else {
  try {
    const made = newContent(resolve("content"), kind, title.join(" "), buildDate());
    for (const path of made) console.log(`content/${path}`);
    console.log("It is a draft, which npm run develop shows.");
    console.log("Replace the words that start with _, then remove draft: true.");
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
