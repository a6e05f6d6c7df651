import { panels } from "../../browser/site-routes";
import { type JourneySite } from "../journey-site";
import { type Visitor } from "../visitor";
import { until } from "../../until";

declare global {
  interface Window {
    /** Whether the page's scripts prevented the last click's default action. */
    wasPrevented?: boolean | undefined;
  }
}

const tab = (name: string) => ({ role: "tab", name }) as const;

async function seesOnly(visitor: Visitor, panel: keyof typeof panels): Promise<void> {
  await visitor.sees(panels[panel]);
  for (const other of Object.values(panels)) {
    if (other !== panels[panel]) await visitor.seesNo(other);
  }
}

export function tabJourneys(site: JourneySite): void {
  test("a click or a key opens a panel and changes the address", async () => {
    const visitor = await site.open("/research");
    await seesOnly(visitor, "current");
    await visitor.click(tab("Completed Research"));
    await visitor.isAt("/research?tab=completed");
    await seesOnly(visitor, "completed");
    await visitor.press("ArrowRight");
    await visitor.focusIsOn("Current Research");
    await visitor.isAt("/research");
    await seesOnly(visitor, "current");
    await visitor.press("End");
    await visitor.focusIsOn("Completed Research");
    await visitor.click(tab("Current Research"));
    await visitor.click({ role: "link", name: "Suggest Research Topic" });
    await visitor.isAt("/research?tab=suggest");
    await seesOnly(visitor, "suggestion");
    expect(await visitor.errors()).toEqual([]);
  });

  test("?tab= opens its panel before the scripts arrive", async () => {
    const scripts = site.front().delay(/\.js$/);
    const visitor = await site.visit();
    await visitor.open("/research?tab=suggest");
    await seesOnly(visitor, "suggestion");
    scripts.lift();
    await visitor.hydrated();
    await seesOnly(visitor, "suggestion");
    expect(await visitor.errors()).toEqual([]);
  });

  test("a click with Control or the middle button on a tab is left to the browser", async () => {
    const visitor = await site.open("/research");
    await visitor.run(() => {
      const record = (event: Event) => {
        window.wasPrevented = event.defaultPrevented;
        // Keep the browser from opening a window, because no test would close the window.
        event.preventDefault();
      };
      addEventListener("click", record);
      addEventListener("auxclick", record);
    });
    for (const press of [{ control: true }, { button: "middle" }] as const) {
      await visitor.run(() => void (window.wasPrevented = undefined));
      await visitor.click(tab("Completed Research"), press);
      await until("the click arrives and isn't prevented", () =>
        visitor.run(() => window.wasPrevented === false),
      );
    }
    expect(await visitor.address()).toBe("/research");
    await seesOnly(visitor, "current");
  });
}
