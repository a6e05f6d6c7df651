import { render } from "@testing-library/react";
import { StatusBadge } from "../../src/ui/badge";

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
