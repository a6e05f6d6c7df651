import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Page } from "playwright-core";
import { localRepository } from "../../src/cms/build/cms-backend";
import { writeCms } from "../../src/cms/build/write-cms";
import { frozenContent } from "../frozen";
import { temporaryFolder } from "../temporary-folder";
import { built } from "../tested-project";
import { type Files, fillRepository, offerRepository } from "./local-repository";
import { spawnServer } from "./server";
import { setUpSite } from "./site";

/** The CMS is a large program, and a busy machine takes long to start it. */
export const patience = 120_000;

/** Serves the site with the CMS, as `npm run develop` does. */
export function setUpCms() {
  const { folder } = temporaryFolder();
  return setUpSite(async () => {
    cpSync(built("public"), folder, { recursive: true });
    await writeCms(folder, localRepository, frozenContent);
    return spawnServer({}, folder);
  });
}

/** The texts of a project's content, by path. */
export function textsOf(project: string): Files {
  const paths = readdirSync(join(project, "content"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(yaml|mdx|csv)$/.test(path))
    .map((path) => `content/${path.replaceAll("\\", "/")}`);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(project, path), "utf8")]));
}

/** Saves the form that is open, and waits until it is closed. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Entry saved.").first().waitFor();
  // The message may be that of an earlier save. The form closes when this one is done.
  await page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
}

/** Opens the CMS in an empty page, on a repository that holds the files. */
export async function openCms(page: Page, files: Files): Promise<void> {
  page.setDefaultTimeout(patience / 3);
  await offerRepository(page);
  await page.goto("/admin");
  const start = page.getByRole("button", { name: "Work with Local Repository" });
  await start.waitFor();
  await fillRepository(page, files);
  await start.click();
  await page.getByText("Testimonial").first().waitFor();
}
