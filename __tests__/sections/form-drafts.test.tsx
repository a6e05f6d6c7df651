import { render, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/sections/contact-form";
import { ResearchTopicForm } from "../../src/sections/research-topic-form";
import { control, fill, passRateLimits, submit, validSuggestion } from "./form-page";

passRateLimits();
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("a draft", () => {
  it("belongs to its form", async () => {
    const page = render(<ContactForm />);
    fill({ Name: "Ada" });
    page.unmount();
    render(<ResearchTopicForm />);
    expect(control("Name")).toHaveValue("");
  });

  it.each(["no JSON", "null", '"text"', '{"name":5,"unknown":"x","message":"Kept"}'])(
    "that holds %s does no harm",
    (stored) => {
      sessionStorage.setItem("draft:contact-form", stored);
      render(<ContactForm />);
      expect(control("Name")).toHaveValue("");
    },
  );

  it("is not needed: the form works where storage is blocked", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    }
    render(<ResearchTopicForm />);
    fill(validSuggestion);
    await submit("Submit Suggestion");
    await waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());
  });
});
