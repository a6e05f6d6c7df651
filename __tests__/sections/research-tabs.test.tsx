import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server.node";
import { ResearchTabs, suggestAnchor } from "../../src/sections/research-tabs";
import { keepScroll } from "../../src/ui/keep-scroll";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const page = (location: { search: string; hash: string }) => (
  <ResearchTabs
    label="Research lists"
    currentTab="Current Research"
    completedTab="Completed Research"
    current={(openSuggestion) => (
      <>
        <p>Studies</p>
        <button type="button" onClick={openSuggestion}>
          Suggest Research Topic
        </button>
      </>
    )}
    completed={<p>Reports</p>}
    suggestion={<p>Suggestion</p>}
    location={location}
  />
);

const visible = () => ["Studies", "Reports", "Suggestion"].filter(isVisible);

function isVisible(text: string): boolean {
  return screen.getByText(text).closest("[hidden]") === null;
}

beforeEach(() => jest.mocked(navigate).mockClear());

test.each([
  ["", "", "Studies"],
  ["?tab=research", "", "Studies"],
  ["?tab=completed", "", "Reports"],
  ["?tab=suggest", "", "Suggestion"],
  ["?from=mail&tab=completed", "", "Reports"],
  ["?tab=nope", "", "Studies"],
  ["?tab=constructor", "", "Studies"],
  ["", "#completed-research", "Reports"],
  ["", suggestAnchor, "Suggestion"],
  // An anchor that was followed before scripts ran is newer than the query.
  ["?tab=completed", suggestAnchor, "Suggestion"],
  ["?tab=completed", "#main", "Reports"],
  ["", "#main", "Studies"],
])('the address "%s%s" opens %s', (search, hash, open) => {
  render(page({ search, hash }));
  expect(visible()).toEqual([open]);
});

test.each([
  ["Completed Research", "", "/research?tab=completed"],
  ["Current Research", "?tab=completed", "/research"],
])("the tab %s changes the address, in place and without scrolling", async (name, search, to) => {
  render(page({ search, hash: "" }));
  await userEvent.click(screen.getByRole("tab", { name }));
  expect(jest.mocked(navigate).mock.calls).toEqual([[to, { replace: true, state: keepScroll }]]);
});

test("the button opens the suggestion panel, which has no tab", async () => {
  render(page({ search: "", hash: "" }));
  await userEvent.click(screen.getByRole("button", { name: "Suggest Research Topic" }));
  expect(jest.mocked(navigate).mock.calls).toEqual([
    ["/research?tab=suggest", { replace: true, state: keepScroll }],
  ]);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Current Research",
    "Completed Research",
  ]);
});

test("the HTML is the same for every address, so that it can be hydrated", () => {
  const html = renderToString(page({ search: "", hash: "" }));
  expect(renderToString(page({ search: "?tab=completed", hash: "" }))).toBe(html);
  expect(html).toContain(`id="${suggestAnchor.slice(1)}"`);
});
