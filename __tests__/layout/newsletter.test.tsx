import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Newsletter } from "../../src/layout/newsletter";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const words = {
  label: "Subscribe to Updates",
  placeholder: "you@company.com",
  button: "Subscribe",
};

test("asks for an e-mail address, and does nothing: no form, no request, no change of address", async () => {
  const request = jest.fn();
  Object.defineProperty(globalThis, "fetch", { value: request, configurable: true });
  const address = window.location.href;
  const { container } = render(<Newsletter {...words} />);
  const box = screen.getByRole("textbox", { name: "Subscribe to Updates" });
  expect(box).toHaveAttribute("type", "email");
  expect(box).toHaveAttribute("placeholder", "you@company.com");
  await userEvent.type(box, "reader@example.org{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(container.querySelector("form")).toBeNull();
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  expect(request).not.toHaveBeenCalled();
  expect(window.location.href).toBe(address);
  expect(box).toHaveValue("reader@example.org");
});
