import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { execPath } from "node:process";
import { all, type Edit, replace, write } from "../content/copy-of-content";
import { temporaryFolder } from "../temporary-folder";

const cspell = resolve("node_modules/cspell/bin.mjs");
const {
  scripts: { "check:spelling": script },
} = JSON.parse(readFileSync("package.json", "utf8"));
const [program, ...options] = String(script).split(" ");

const checked = ["cspell.json", "content/words.txt", "content/README.md"];

const { folder } = temporaryFolder();

/** Runs the command, as `package.json` has it, in a copy of its settings and of the guide. */
function checkSpelling(edit: Edit) {
  for (const name of checked) cpSync(resolve(name), join(folder, name));
  edit(folder);
  return spawnSync(execPath, [cspell, ...options, "--no-color"], { cwd: folder, encoding: "utf8" });
}

test("a misspelt or British word is named with its place, in YAML, MDX and guides; listed words are not", () => {
  expect(program).toBe("cspell");
  const guide = readFileSync("content/README.md", "utf8");
  const lineOf = (words: string) => guide.slice(0, guide.indexOf(words)).split("\n").length;
  const { status, stdout } = checkSpelling(
    all(
      write(
        "content/studies/new.yaml",
        "title: We recieve it\nsummary: Analysed and analyzed\ntext: Whilst and while\n",
      ),
      write("content/reports/new/index.mdx", "---\ntitle: New\n---\n\nTwo colums of Qlorptex.\n"),
      write("content/words.txt", readFileSync("content/words.txt", "utf8") + "Qlorptex\n"),
      replace("content/README.md", "company: Bakery with two shops", "company: Bakery with shopps"),
      write(
        "docs/operations.md",
        "Run `npm run qlorp`:\n\n```\nqlorp\n```\n\nThen seperate them.\n",
      ),
    ),
  );
  const found = [...stdout.matchAll(/^(\S+):\d+ - (?:Unknown|Forbidden) word \((.*?)\)/gm)];
  expect(found.map(([, place, word]) => `${place} ${word}`).sort()).toEqual([
    `content/README.md:${lineOf("company: Bakery with two shops")} shopps`,
    "content/reports/new/index.mdx:5 colums",
    "content/studies/new.yaml:1 recieve",
    "content/studies/new.yaml:2 Analysed",
    "content/studies/new.yaml:3 Whilst",
    "docs/operations.md:7 seperate",
  ]);
  expect(status).toBe(1);
});
