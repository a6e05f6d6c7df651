import { resolve } from "node:path";
import { argv } from "node:process";
import { newContent, newKinds } from "../content/editors/new-content";
import { readToday } from "../content/files/read-content";
import { fail, errorMessage } from "./fail";

const [type = "", ...title] = argv.slice(2);
const kind = newKinds.get(type);

if (kind === undefined || title.length === 0) {
  const types = [...newKinds.keys()].join(", ");
  fail(`Give the type and title of the new item: npm run new -- report "Title" (${types})`);
} else {
  try {
    const path = newContent(resolve("content"), kind, title.join(" "), readToday());
    console.log(`content/${path}`);
    console.log("The new item is a draft, which npm run develop shows.");
    console.log("Replace the text that starts with _, then remove draft: true.");
  } catch (error) {
    fail(errorMessage(error));
  }
}
