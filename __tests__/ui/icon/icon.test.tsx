import { render } from "@testing-library/react";
import { Icon } from "../../../src/ui/icon/icon";
import { iconNames } from "../../../src/ui/icon/icon-names";

const drawing = (name: string) => render(<Icon name={name} />).container.innerHTML;

test("every name has a drawing of its own, hidden from screen readers", () => {
  const drawings = iconNames.map(drawing);
  for (const svg of drawings) expect(svg).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(new Set(drawings).size).toBe(iconNames.length);
});

test.each(["rocket", "constructor", ""])('"%s" draws nothing', (name) => {
  expect(drawing(name)).toBe("");
});
