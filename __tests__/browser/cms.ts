import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Locator, type Page } from "playwright-core";
import { type CmsBackend, localRepository } from "../../src/cms/build/cms-backend";
import { writeCms } from "../../src/cms/build/write-cms";
import { checkContent } from "../../src/content/check/check-content";
import { problemLine } from "../../src/content/model/problem";
import { copyContent } from "../content/copy-of-content";
import { frozenContent } from "../frozen";
import { temporaryFolder } from "../temporary-folder";
import { built } from "../tested-project";
import { spawnServer } from "./server";
import { setUpSite } from "./site";

type Files = Readonly<Record<string, string>>;

declare global {
  // TypeScript's types lack `entries`, a method in the File System standard.
  interface FileSystemDirectoryHandle {
    entries(): AsyncIterable<[string, FileSystemHandle]>;
  }
  interface Window {
    showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
  }
}

/** Timeout for CMS tests, in ms. The CMS is a large program that starts slowly on busy machines. */
export const patience = 180_000;

export function setUpCms(backend: CmsBackend = localRepository) {
  const { folder } = temporaryFolder();
  return setUpSite(async () => {
    cpSync(built("public"), folder, { recursive: true });
    await writeCms(folder, backend, frozenContent);
    return spawnServer({}, folder);
  });
}

/** Scrolls down to a field of the open form, because the CMS renders only the fields in or near the window. */
export async function scrollTo(field: Locator, page: Page): Promise<void> {
  await page.getByRole("textbox").first().hover();
  while (!(await field.isVisible())) {
    await page.mouse.wheel(0, 300);
    // Wait for two frames, in which the CMS renders the fields that have come into view.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Entry saved.").first().waitFor();
  // Wait for the form to close, because `Entry saved.` may still be visible from an earlier save.
  await page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
}

/** Opens the CMS, and returns the button that opens a repository. */
export async function openSignIn(page: Page) {
  page.setDefaultTimeout(patience / 3);
  await page.addInitScript((folder) => {
    window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
  }, repository);
  await page.goto("/admin");
  const open = page.getByRole("button", { name: "Work with Local Repository" });
  await open.waitFor();
  return open;
}

/** Opens the CMS. Its local repository contains a copy of the content and the files in `more`. */
export async function openCms(page: Page, more: Files = {}) {
  const copy = copyContent(() => undefined);
  const files = { ...readTexts(copy.content), ...more };
  const open = await openSignIn(page);
  await fillRepository(page, files);
  await open.click();
  await page.getByText("Testimonial").first().waitFor();
  return {
    files,
    readSaved: () => readRepository(page),
    /**
     * Writes the files that the CMS saved at these paths to the test's copy of the content, and returns the
     * problems that the content check finds.
     */
    checkSaved: async (...paths: readonly string[]) => {
      const saved = await readRepository(page);
      for (const path of paths) writeFileSync(join(copy.project, path), saved[path] ?? "");
      const problems = checkContent(copy.content).map(problemLine);
      copy.remove();
      return problems;
    },
  };
}

/** Returns the text of each file in a content folder, keyed by the file's path in the repository. */
export function readTexts(content: string): Files {
  const paths = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(yaml|mdx)$/.test(path),
  );
  const read = (path: string) => readFileSync(join(content, path), "utf8");
  return Object.fromEntries(paths.map((path) => [`content/${path.replaceAll("\\", "/")}`, read(path)]));
}

/** Name of the repository's folder in the browser's origin private file system. */
const repository = "repository";

/** The CMS recognizes a repository by its `.git` folder. */
async function fillRepository(page: Page, files: Files): Promise<void> {
  await page.evaluate(
    async ([folder, texts]) => {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle(folder, { create: true });
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of Object.entries(texts)) {
        const parts = path.split("/");
        const file = parts.pop() ?? "";
        let parent = root;
        for (const part of parts) parent = await parent.getDirectoryHandle(part, { create: true });
        const writer = await (await parent.getFileHandle(file, { create: true })).createWritable();
        await writer.write(text);
        await writer.close();
      }
    },
    [repository, files] as const,
  );
}

async function readRepository(page: Page): Promise<Files> {
  return page.evaluate(async (folder) => {
    const found: Record<string, string> = {};
    const walk = async (parent: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [child, handle] of parent.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${child}/`);
        else if (handle instanceof FileSystemFileHandle) {
          found[path + child] = await (await handle.getFile()).text();
        }
      }
    };
    const top = await navigator.storage.getDirectory();
    await walk(await top.getDirectoryHandle(folder), "");
    return found;
  }, repository);
}
