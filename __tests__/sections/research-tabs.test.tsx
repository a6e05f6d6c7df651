import { fireEvent, render, screen } from "@testing-library/react";
import { openSuggestion, ResearchTabs } from "../../src/sections/research-tabs";
import { keepScroll } from "../../src/ui/keep-scroll";
import { navigate } from "../gatsby-stand-in";

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

describe("the button that opens the suggestion", () => {
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

  test("makes a step in the history, so that Back closes the suggestion", () => {
    const navigations = [["/research?tab=suggest", { state: keepScroll }]];
    expect(click({})).toEqual({ isFollowed: false, navigations });
  });

  test.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("leaves a click with %j to the browser", (options) => {
    expect(click(options)).toEqual({ isFollowed: true, navigations: [] });
  });
});
