import { render } from "@testing-library/react";
import { Icon } from "../../../src/ui/icon/icon";
import { iconNames } from "../../../src/ui/icon/icon-names";

test.each(iconNames)("%s is drawn and hidden from screen readers", (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test.each(["rocket", "constructor", ""])('"%s" draws nothing', (name) => {
  const { container } = render(<Icon name={name} />);
  expect(container).toBeEmptyDOMElement();
});

test("every name has a drawing of its own", () => {
  const drawings = iconNames.map((name) => {
    const { container } = render(<Icon name={name} />);
    return container.querySelector("svg")?.innerHTML;
  });
  expect(new Set(drawings).size).toBe(iconNames.length);
});
