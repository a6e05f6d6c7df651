import { render, screen } from "@testing-library/react";
import { ResearchTabs } from "../../src/sections/research-tabs";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

test.each([
  ["", "", "Studies"],
  ["?tab=research", "", "Studies"],
  ["?tab=completed", "", "Reports"],
  ["?tab=suggest", "", "Suggestion"],
  ["?from=mail&tab=completed", "", "Reports"],
  ["?tab=nope", "", "Studies"],
  ["?tab=constructor", "", "Studies"],
  ["", "#completed-research", "Reports"],
  ["", "#suggest-topic", "Suggestion"],
  // An anchor that was followed before scripts ran is newer than the query.
  ["?tab=completed", "#suggest-topic", "Suggestion"],
  ["?tab=completed", "#main", "Reports"],
  ["", "#main", "Studies"],
])('the address "%s%s" opens %s', (search, hash, open) => {
  render(
    <ResearchTabs
      label="Research lists"
      currentTab="Current Research"
      completedTab="Completed Research"
      current={<p>Studies</p>}
      completed={<p>Reports</p>}
      suggestion={<p>Suggestion</p>}
      location={{ search, hash }}
    />,
  );
  const panels = ["Studies", "Reports", "Suggestion"];
  const isShown = (text: string) => screen.getByText(text).closest("[hidden]") === null;
  expect(panels.filter(isShown)).toEqual([open]);
});
