import { type JourneySite } from "../journey-site";
import { until } from "../until";
import { type Visitor } from "../visitor";
import { panels } from "./panels";

declare global {
  interface Window {
    /** Whether nobody on the page took over the last click. */
    wasLeftAlone?: boolean;
  }
}

const tab = (name: string) => ({ role: "tab", name });
const selected = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map(
      ({ textContent }) => textContent,
    ),
  );

async function seesOnly(visitor: Visitor, panel: keyof typeof panels): Promise<void> {
  await visitor.sees(panels[panel]);
  for (const other of Object.values(panels)) {
    if (other !== panels[panel]) await visitor.seesNo(other);
  }
}

/** The tabs of the research page. */
export function tabJourneys(site: JourneySite): void {
  test("a click opens a panel, and the address keeps step", async () => {
    const visitor = await site.open("/research");
    await seesOnly(visitor, "current");
    await visitor.click(tab("Completed Research"));
    await visitor.isAt("/research?tab=completed");
    await seesOnly(visitor, "completed");
    expect(await selected(visitor)).toEqual(["Completed Research"]);
    await visitor.click(tab("Current Research"));
    await visitor.isAt("/research");
    await seesOnly(visitor, "current");
    await visitor.click({ role: "link", name: "Suggest Research Topic" });
    await visitor.isAt("/research?tab=suggest");
    await seesOnly(visitor, "suggestion");
    expect(await visitor.errors()).toEqual([]);
  });

  test("arrow keys, Home and End open panels and take the focus along", async () => {
    const visitor = await site.open("/research");
    await visitor.click(tab("Current Research"));
    for (const [key, name, panel] of [
      ["ArrowRight", "Completed Research", "completed"],
      ["ArrowRight", "Current Research", "current"],
      ["ArrowLeft", "Completed Research", "completed"],
      ["Home", "Current Research", "current"],
      ["End", "Completed Research", "completed"],
    ] as const) {
      await visitor.press(key);
      await visitor.focusIsOn(name);
      await seesOnly(visitor, panel);
    }
    await visitor.isAt("/research?tab=completed");
  });

  test.each([
    ["completed", "completed", ["Completed Research"]],
    ["suggest", "suggestion", []],
  ] as const)("?tab=%s opens the panel %s before the scripts come", async (query, panel, tabs) => {
    const scripts = site.front().delay(/\.js$/);
    const visitor = await site.visitor();
    await visitor.open(`/research?tab=${query}`);
    await seesOnly(visitor, panel);
    scripts.lift();
    await visitor.hydrated();
    await seesOnly(visitor, panel);
    expect(await selected(visitor)).toEqual(tabs);
    expect(await visitor.errors()).toEqual([]);
  });

  test.each([
    ["a click with Control", { control: true }],
    ["a click with the middle button", { button: "middle" }],
  ] as const)(
    "%s on a tab is left to the browser, and changes nothing here",
    async (_what, press) => {
      const visitor = await site.open("/research");
      await visitor.run(() => {
        const note = (event: Event) => {
          window.wasLeftAlone = !event.defaultPrevented;
          // No window opens that no test would close.
          event.preventDefault();
        };
        addEventListener("click", note);
        addEventListener("auxclick", note);
      });
      await visitor.click(tab("Completed Research"), press);
      await until("the click arrives", () => visitor.run(() => window.wasLeftAlone !== undefined));
      expect(await visitor.run(() => window.wasLeftAlone)).toBe(true);
      expect(await visitor.address()).toBe("/research");
      await seesOnly(visitor, "current");
    },
  );
}
