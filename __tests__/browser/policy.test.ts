import { openWatched } from "./refusals";
import { setUpSite } from "./site";

// That no page asks for what its policy refuses is tested on every page; menus, tabs and forms in three engines.

const site = setUpSite();

test("the policy is in force: what it does not name is refused", async () => {
  const { page, refused } = await openWatched(site);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="https://evil.example/a.png">');
  });
  await page.waitForFunction(() => !("stolen" in window));
  expect(refused.join("\n")).toMatch(/script-src-elem inline/);
  expect(refused.join("\n")).toMatch(/img-src https:\/\/evil\.example/);
});
