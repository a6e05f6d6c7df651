import { findBrowser } from "./find-browser";
import { setEnvironment } from "./set-environment";

/** Mocks the file system, so that the browsers on this machine don't affect the tests. */
const mockFiles = new Set<string>();
const mockDownload = "/downloads/chromium";

jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  existsSync: (path: string) => mockFiles.has(path),
}));
jest.mock("playwright-core", () => ({ chromium: { executablePath: () => mockDownload } }));

const name = (path?: string) => setEnvironment({ PATH: "/first:/second", CHROMIUM_PATH: path });
beforeEach(() => {
  mockFiles.clear();
  name();
});

const [mine, first, second] = ["/my/browser", "/first/chromium", "/second/chromium"];

test.each<[string, readonly string[], string | undefined, string | undefined]>([
  ["in CHROMIUM_PATH, before any other", [mine, first, mockDownload], mine, mine],
  ["first in PATH", [second, "/first/google-chrome"], undefined, "/first/google-chrome"],
  ["of Playwright when none is installed", [mockDownload], undefined, mockDownload],
  ["nothing, if there is none", [], undefined, undefined],
])("tests use the browser %s", (_, files, path, found) => {
  for (const file of files) mockFiles.add(file);
  name(path);
  expect(findBrowser()).toBe(found);
});

test("a CHROMIUM_PATH that doesn't exist is an error", () => {
  mockFiles.add(first);
  name(mine);
  expect(() => findBrowser()).toThrow("CHROMIUM_PATH is /my/browser, but this file doesn't exist");
});
