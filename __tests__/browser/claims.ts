import { type Page } from "playwright-core";

/** The three claims of the agency, in the order of the specification (section 9, Stats). */
export const expectedClaims = [
  expect.stringMatching(/25\+.*clients|clients.*25\+/i),
  expect.stringMatching(/\$1\.6M\+.*revenue|revenue.*\$1\.6M\+/i),
  expect.stringMatching(/98%.*satisfaction|satisfaction.*98%/i),
];

/** The claims that a page shows: figure and label of each. */
export async function claimsOn(page: Page): Promise<string[]> {
  const claims = await page.locator("main dl:has-text('$1.6M+') > div").allTextContents();
  return claims.map((claim) => claim.replace(/\s+/g, " "));
}
