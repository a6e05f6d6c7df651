import { type Page } from "playwright-core";

export type Files = Readonly<Record<string, string>>;

declare global {
  // What TypeScript's library does not know of yet (File System standard).
  interface FileSystemDirectoryHandle {
    entries(): AsyncIterable<[string, FileSystemHandle]>;
  }
  interface Window {
    /** The browser's dialog in which a person picks a folder. */
    showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
  }
}

const name = "repository";

/** Gives a page a folder in the browser's own file system, with which the dialog for picking a folder is answered. */
export async function offerRepository(page: Page): Promise<void> {
  await page.addInitScript((folder) => {
    window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
  }, name);
}

/** Writes the files into the page's repository, which becomes one by its `.git`. */
export async function fillRepository(page: Page, files: Files): Promise<void> {
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
    [name, files] as const,
  );
}

export async function readRepository(page: Page): Promise<Files> {
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
  }, name);
}
