import { render, screen } from "@testing-library/react";
import { Badge, type BadgeTone, StatusBadge } from "../../src/ui/badge";
import { studyStatuses } from "../../src/content/model/kinds/study";

describe("the badge of a study", () => {
  test.each([
    ["Active", "yellow"],
    ["Completed", "green"],
    ["In progress", "blue"],
    ["Paused", "grey"],
    ["active", "grey"],
    ["constructor", "grey"],
    ["", "grey"],
  ])('"%s" is %s', (status, tone) => {
    const { container } = render(<StatusBadge status={status} />);
    const badge = container.querySelector("[data-tone]");
    expect(badge).toHaveAttribute("data-tone", tone);
    expect(badge).toHaveTextContent(status);
  });

  test("has a colour of its own for every state that content may name", () => {
    const { container } = render(
      studyStatuses.map((name) => <StatusBadge key={name} status={name} />),
    );
    const tones = [...container.querySelectorAll("[data-tone]")].map((badge) =>
      badge.getAttribute("data-tone"),
    );
    expect(new Set(tones).size).toBe(studyStatuses.length);
    expect(tones).not.toContain("grey");
  });
});

test.each<BadgeTone>(["yellow", "green", "blue", "grey"])("a %s badge says its words", (tone) => {
  render(<Badge tone={tone}>Completed Research</Badge>);
  expect(screen.getByText("Completed Research")).toHaveAttribute("data-tone", tone);
});
