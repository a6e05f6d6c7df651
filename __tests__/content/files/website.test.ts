import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chdir, cwd } from "node:process";
import { website } from "../../../src/content/files/read-content";

const project = cwd();
const copy = mkdtempSync(join(tmpdir(), "website-"));
const file = join(copy, "content/site/organisation.yaml");

beforeAll(() => {
  cpSync("content", join(copy, "content"), { recursive: true });
  chdir(copy);
});
afterAll(() => {
  chdir(project);
  rmSync(copy, { recursive: true, force: true });
});

const change = (from: RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));

test("the address of the site is the one that the organization's file names, whatever its e-mail's host", () => {
  change(/^email: .*$/m, "email: agency@gmail.com");
  change(/^website: .*$/m, "website: https://www.agency.com");
  expect(website()).toBe("https://www.agency.com");
});

test("nothing is guessed where the file names none", () => {
  change(/^website: .*\n/m, "");
  expect(website()).toBe("https://site.invalid");
});
