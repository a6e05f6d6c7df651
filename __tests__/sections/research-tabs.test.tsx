import { fireEvent, render, screen } from "@testing-library/react";
import { openPanel, researchPanels } from "../../src/addresses";
import { openSuggestion, ResearchTabs } from "../../src/sections/research-tabs";
import { keepScroll } from "../../src/ui/keep-scroll";
import { navigate } from "../gatsby-stand-in";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

test.each([
  ["", "", "research"],
  ["?tab=research", "", "research"],
  ["?tab=completed", "", "completed"],
  ["?tab=suggest", "", "suggest"],
  ["?from=mail&tab=completed", "", "completed"],
  ["?tab=nope", "", "research"],
  ["?tab=constructor", "", "research"],
  ["", "#completed-research", "completed"],
  ["", "#suggest-topic", "suggest"],
  // The anchor wins over the query, because the visitor may have followed an anchor link before scripts ran.
  ["?tab=completed", "#suggest-topic", "suggest"],
  ["?tab=completed", "#main", "completed"],
  ["", "#main", "research"],
] as const)('the URL "%s%s" opens the panel %s', (search, hash, panel) => {
  expect(openPanel({ search, hash })).toBe(researchPanels[panel]);
});

test("only the panel that the URL opens is shown", () => {
  render(
    <ResearchTabs
      label="Research lists"
      currentTab="Current Research"
      completedTab="Completed Research"
      current={<p>Studies</p>}
      completed={<p>Reports</p>}
      suggestion={<p>Suggestion</p>}
      location={{ search: "?tab=completed", hash: "" }}
    />,
  );
  const panels = ["Studies", "Reports", "Suggestion"].map((text) => screen.getByText(text));
  expect(panels.map((panel) => panel.closest("[hidden]") === null)).toEqual([false, true, false]);
});

describe("the button that opens the suggestion panel", () => {
  function click(options: MouseEventInit) {
    render(
      <a href="#suggest-topic" onClick={openSuggestion}>
        Suggest
      </a>,
    );
    let isFollowed = false;
    const finish = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      // jsdom can't follow the link and would log an error.
      event.preventDefault();
    };
    window.addEventListener("click", finish, { once: true });
    fireEvent.click(screen.getByRole("link"), options);
    return { isFollowed, navigations: navigate.mock.calls };
  }
  beforeEach(() => navigate.mockClear());

  test("adds a history entry, so that Back closes the panel", () => {
    const navigations = [["/research?tab=suggest", { state: keepScroll }]];
    expect(click({})).toEqual({ isFollowed: false, navigations });
  });

  test("leaves a click with a modifier key to the browser", () => {
    expect(click({ ctrlKey: true })).toEqual({ isFollowed: true, navigations: [] });
  });
});
