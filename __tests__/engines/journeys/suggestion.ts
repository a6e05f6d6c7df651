import { emptied, validSuggestion } from "../../browser/form-steps";
import { type JourneySite } from "../journey-site";

const submit = { role: "button", name: "Submit Suggestion" };

/** The suggestion form, on its own page and in the panel of the research page. */
export function suggestionJourneys(site: JourneySite): void {
  describe.each(["/research/suggest-topic", "/research?tab=suggest"])("%s", (route) => {
    test("keeps a draft over Back, says what is wrong, then confirms and is empty, and sends nothing", async () => {
      const visitor = await site.open(route);
      await visitor.fill(validSuggestion);
      await visitor.click({ role: "link", name: "Reviews", within: "banner" });
      await visitor.reads("Client Reviews");
      await visitor.back();
      await visitor.isAt(route);
      await visitor.holds(validSuggestion);
      await visitor.fill(emptied(validSuggestion));
      await visitor.click(submit);
      const problems = [
        ["Name", "Name must be at least 2 characters"],
        ["Email", "Please enter a valid email address"],
        ["Research Topic", "Research topic must be at least 10 characters"],
        [
          "Business Context",
          "Please provide more context about your business (at least 20 characters)",
        ],
        ["Expected Outcome", "Please describe expected outcomes (at least 10 characters)"],
        ["Industry", "Please select an industry"],
        ["Priority", "Please select a priority level"],
      ] as const;
      for (const [label, message] of problems) await visitor.isToldAt(label, message);
      await visitor.focusIsOn("Name");
      await visitor.fill({ ...validSuggestion, Priority: "" });
      // Each change is validated by itself; a submit before the last has ended would find old problems.
      for (const [, message] of problems.slice(0, -1)) await visitor.seesNo({ text: message });
      await visitor.click(submit);
      await visitor.isToldAt("Priority", "Please select a priority level");
      await visitor.focusIsOn("Priority");
      await visitor.fill(validSuggestion);
      await visitor.click(submit);
      await visitor.isTold({
        title: "Research Topic Submitted!",
        text: "Thank you for your suggestion. We'll review it and get back to you soon.",
      });
      await visitor.holds(emptied(validSuggestion));
      expect(await visitor.address()).toBe(route);
      const methods = new Set(site.front().exchanges.map(({ method }) => method));
      expect([...methods]).toEqual(["GET"]);
      expect(await visitor.errors()).toEqual([]);
    });
  });
}
