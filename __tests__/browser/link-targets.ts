import { type Locator, type Page } from "playwright-core";

/** Where the visible links of this name lead, each target once. */
export async function linkTargets(part: Page | Locator, name: string | RegExp): Promise<string[]> {
  const links = part.getByRole("link", { name, exact: true });
  const targets = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => anchor.getAttribute("href") ?? ""),
  );
  return [...new Set(targets)];
}
