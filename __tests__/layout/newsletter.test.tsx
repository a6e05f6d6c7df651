import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Newsletter } from "../../src/layout/newsletter";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const words = {
  label: "Subscribe to Updates",
  placeholder: "you@company.com",
  button: "Subscribe",
};

test("asks for an e-mail address by a label", () => {
  render(<Newsletter {...words} />);
  const box = screen.getByRole("textbox", { name: "Subscribe to Updates" });
  expect(box).toHaveAttribute("type", "email");
  expect(box).toHaveAttribute("placeholder", "you@company.com");
});

test("does nothing: no form, no request, no change of address, and the text stays", async () => {
  const request = jest.fn();
  const submitted = jest.fn();
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = request;
  document.addEventListener("submit", submitted);
  const address = window.location.href;

  const { container } = render(<Newsletter {...words} />);
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "reader@example.org{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));

  expect(container.querySelector("form")).toBeNull();
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  expect(request).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
  expect(window.location.href).toBe(address);
  expect(box).toHaveValue("reader@example.org");

  document.removeEventListener("submit", submitted);
  globalThis.fetch = fetchBefore;
});
