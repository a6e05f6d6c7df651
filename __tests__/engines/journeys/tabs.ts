import { panels } from "../../browser/site-routes";
import { type JourneySite } from "../journey-site";
import { type Visitor } from "../visitor";

const tab = (name: string) => ({ role: "tab", name }) as const;

async function seesOnly(visitor: Visitor, panel: keyof typeof panels): Promise<void> {
  await visitor.sees(panels[panel]);
  for (const other of Object.values(panels)) {
    if (other !== panels[panel]) await visitor.seesNo(other);
  }
}

export function tabJourney(site: JourneySite): void {
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
}
