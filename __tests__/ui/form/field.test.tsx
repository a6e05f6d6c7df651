import { render, screen } from "@testing-library/react";
import { Select, TextInput } from "../../../src/ui/form/controls";

test("a label names its control; the asterisk is for the eye only", () => {
  render(<TextInput id="name" label="Name" required />);
  expect(screen.getByRole("textbox", { name: "Name" })).toBeRequired();
  expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
});

test("an asterisk alone requires nothing", () => {
  render(<Select id="service" label="Service" asterisk options={[]} />);
  expect(screen.getByRole("combobox", { name: "Service" })).not.toBeRequired();
  expect(screen.getByText("*")).toBeVisible();
});

test("an error describes its control and makes it invalid", () => {
  const { rerender } = render(<TextInput id="name" label="Name" error="Too short" />);
  const input = screen.getByRole("textbox");
  expect(input).toHaveAccessibleDescription("Too short");
  expect(input).toHaveAttribute("aria-invalid", "true");
  rerender(<TextInput id="name" label="Name" />);
  expect(input).not.toHaveAttribute("aria-describedby");
  expect(input).toHaveAttribute("aria-invalid", "false");
});

test("a select begins with an empty choice", () => {
  render(<Select id="pick" label="Pick" options={[{ value: "a", label: "First" }]} />);
  const values = screen.getAllByRole("option").map((option) => option.getAttribute("value"));
  expect(values).toEqual(["", "a"]);
  expect(screen.getByRole("combobox")).toHaveValue("");
});
