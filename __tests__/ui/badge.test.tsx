import { render, screen } from "@testing-library/react";
import { Badge, type BadgeTone, StatusBadge } from "../../src/ui/badge";
import { studyStatuses } from "../../src/content/model/kinds/study";

test.each([
  ["Active", "yellow"],
  ["Completed", "green"],
  ["In progress", "blue"],
  ["Paused", "grey"],
  ["active", "grey"],
  ["constructor", "grey"],
  ["", "grey"],
])('a study that is "%s" has a %s badge', (status, tone) => {
  const { container } = render(<StatusBadge status={status} />);
  const badge = container.querySelector("[data-tone]");
  expect(badge).toHaveAttribute("data-tone", tone);
  expect(badge).toHaveTextContent(status);
});

test("every state that content may name has a color of its own", () => {
  expect(studyStatuses).toEqual(["Active", "Completed", "In progress"]);
});

test.each<BadgeTone>(["yellow", "green", "blue", "grey"])("a %s badge says its words", (tone) => {
  render(<Badge tone={tone}>Completed Research</Badge>);
  expect(screen.getByText("Completed Research")).toHaveAttribute("data-tone", tone);
});
