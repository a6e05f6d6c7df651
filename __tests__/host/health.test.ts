import { readFileSync } from "node:fs";
import { routes } from "../browser/site-routes";

test("/healthz.json tells version, commit, and every route", () => {
  const health: { version?: unknown; commit?: unknown; routes?: unknown } = JSON.parse(
    readFileSync("public/healthz.json", "utf8"),
  );
  expect(health).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^([\da-f]{40}|unknown)$/),
    routes: expect.arrayContaining([...routes]),
  });
});
