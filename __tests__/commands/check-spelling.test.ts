import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { env } from "node:process";
import { temporaryFolder } from "../temporary-folder";

const path = `${resolve("node_modules/.bin")}${delimiter}${env["PATH"]}`;

/** Runs the script of `package.json` in the folder. */
function checkSpelling() {
  const script: string = JSON.parse(read("package.json")).scripts["check:spelling"];
  const options = { cwd, encoding: "utf8", shell: true } as const;
  return spawnSync(script, { ...options, env: { ...env, PATH: path, NO_COLOR: "1" } });
}

const read = (file: string) => readFileSync(file, "utf8");
const { folder: cwd, write } = temporaryFolder();

test("a misspelled or British word is named with its place, in YAML, MDX and guides, and fails in guides only", () => {
  const [guide, words] = [read("content/README.md"), "company: Bakery with two shops"];
  const line = guide.slice(0, guide.indexOf(words)).split("\n").length;
  const study = "title: We recieve it\nsummary: Analysed and analyzed\ntext: Whilst and while\n";
  write("cspell.json", read("cspell.json"));
  write("content/words.txt", `${read("content/words.txt")}Qlorptex\n`);
  write("content/README.md", guide.replace(words, "company: Bakery with shopps"));
  write("content/studies/new.yaml", study);
  write("content/reports/new/index.mdx", "---\ntitle: New\n---\n\nTwo colums of Qlorptex.\n");
  write("docs/operations.md", "Run `npm qlorp`:\n\n```\nqlorp\n```\n\nThen seperate them.\n");
  const { status, stdout } = checkSpelling();
  const found = [...stdout.matchAll(/^(\S+):\d+ - (?:Unknown|Forbidden) word \((.*?)\)/gm)];
  expect(found.map(([, place, word]) => `${place} ${word}`).sort()).toEqual([
    `content/README.md:${line} shopps`,
    "content/reports/new/index.mdx:5 colums",
    "content/studies/new.yaml:1 recieve",
    "content/studies/new.yaml:2 Analysed",
    "content/studies/new.yaml:3 Whilst",
    "docs/operations.md:7 seperate",
  ]);
  expect(status).toBe(1);

  write("content/README.md", guide);
  write("docs/operations.md", "Then separate them.\n");
  const inContent = checkSpelling();
  expect(inContent.stdout).toContain("recieve");
  expect(inContent.status).toBe(0);
});
