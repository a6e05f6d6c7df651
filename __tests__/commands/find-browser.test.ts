import { env } from "node:process";
import { findBrowser } from "../../src/commands/find-browser";

/** Stands in for the disk, so that the machine's own browsers play no part. */
const mockFiles = new Set<string>();
const mockDownload = "/downloads/chromium";

jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  existsSync: (path: string) => mockFiles.has(path),
}));
jest.mock("playwright-core", () => ({ chromium: { executablePath: () => mockDownload } }));

const { PATH, CHROMIUM_PATH } = env;

beforeEach(() => {
  mockFiles.clear();
  env["PATH"] = "/first:/second";
  delete env["CHROMIUM_PATH"];
});

afterAll(() => {
  env["PATH"] = PATH;
  if (CHROMIUM_PATH !== undefined) env["CHROMIUM_PATH"] = CHROMIUM_PATH;
});

test.each<[string, readonly string[], string | undefined, string | undefined]>([
  [
    "that CHROMIUM_PATH names, before any other",
    ["/my/browser", "/first/chromium", mockDownload],
    "/my/browser",
    "/my/browser",
  ],
  [
    "installed before Playwright's",
    ["/second/chromium", mockDownload],
    undefined,
    "/second/chromium",
  ],
  [
    "first in the order of PATH",
    ["/second/chromium", "/first/google-chrome"],
    undefined,
    "/first/google-chrome",
  ],
  ["of Playwright when none is installed", [mockDownload], undefined, mockDownload],
  ["none when there is none", [], undefined, undefined],
  ["installed when CHROMIUM_PATH is empty", ["/first/chromium"], "", "/first/chromium"],
])("the browser of the tests is the one %s", (_, files, path, found) => {
  for (const file of files) mockFiles.add(file);
  if (path !== undefined) env["CHROMIUM_PATH"] = path;
  expect(findBrowser()).toBe(found);
});

test("where Chromium without windows will do, it is the first choice among the installed ones", () => {
  const [whole, shell] = ["/first/chromium", "/first/chromium-headless-shell"];
  for (const file of [whole, shell]) mockFiles.add(file);
  expect([findBrowser(), findBrowser({ shell: true })]).toEqual([whole, shell]);
  mockFiles.delete(shell);
  expect(findBrowser({ shell: true })).toBe(whole);
});

test("a CHROMIUM_PATH that does not exist is an error, whatever is installed", () => {
  mockFiles.add("/first/chromium");
  env["CHROMIUM_PATH"] = "/my/browser";
  expect(() => findBrowser()).toThrow("CHROMIUM_PATH is /my/browser, and there is no such file");
});
