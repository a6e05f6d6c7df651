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

describe("the browser of the tests", () => {
  test("is the one that CHROMIUM_PATH names, before any other", () => {
    for (const file of ["/my/browser", "/first/chromium", mockDownload]) mockFiles.add(file);
    env["CHROMIUM_PATH"] = "/my/browser";
    expect(findBrowser()).toBe("/my/browser");
  });

  test.each(["/second/chromium", "/first/chromium-browser", "/second/google-chrome"])(
    "is an installed one, before Playwright's: %s",
    (installed) => {
      for (const file of [installed, mockDownload]) mockFiles.add(file);
      expect(findBrowser()).toBe(installed);
    },
  );

  test("is the first in the order of PATH", () => {
    for (const file of ["/second/chromium", "/first/google-chrome"]) mockFiles.add(file);
    expect(findBrowser()).toBe("/first/google-chrome");
  });

  test("is Playwright's download when none is installed", () => {
    mockFiles.add(mockDownload);
    expect(findBrowser()).toBe(mockDownload);
  });

  test("is none when there is none", () => {
    expect(findBrowser()).toBeUndefined();
  });

  test("an empty CHROMIUM_PATH names nothing", () => {
    mockFiles.add("/first/chromium");
    env["CHROMIUM_PATH"] = "";
    expect(findBrowser()).toBe("/first/chromium");
  });

  test("a CHROMIUM_PATH that does not exist is an error, whatever is installed", () => {
    mockFiles.add("/first/chromium");
    env["CHROMIUM_PATH"] = "/my/browser";
    expect(() => findBrowser()).toThrow("CHROMIUM_PATH is /my/browser, and there is no such file");
  });
});
