import { act, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { contactForm } from "../../src/forms/contact";
import { ContactForm } from "../../src/sections/contact-form";
import { setEnvironment } from "../set-environment";
import { ResearchTopicForm } from "../../src/sections/suggest-topic";
import { control, fill, passRateLimits, submit, validContact, validSuggestion } from "./form-page";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

passRateLimits();
beforeEach(() => sessionStorage.clear());

describe("before scripts run", () => {
  let root: Root | undefined;
  const problems: unknown[] = [];

  /** Shows the server's markup, and gives what starts the scripts. */
  function serve(page: React.ReactElement) {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page);
    return () =>
      act(async () => {
        const onRecoverableError = (problem: unknown) => problems.push(problem);
        root = hydrateRoot(container, page, { onRecoverableError });
      });
  }

  beforeEach(() => {
    problems.length = 0;
    jest.spyOn(console, "error").mockImplementation((...problem) => problems.push(problem));
  });
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
    expect(problems).toEqual([]);
  });

  it("what is typed goes before the draft, which fills the rest", async () => {
    const draft = { name: "Old", company: "Engines", service: "seo" };
    sessionStorage.setItem("draft:contact-form", JSON.stringify(draft));
    const startScripts = serve(<ContactForm />);
    fill({ Name: "New", Message: validContact["Message"] ?? "" });
    expect(control("Company")).toHaveValue("");
    await startScripts();
    expect(control("Name")).toHaveValue("New");
    expect(control("Message")).toHaveValue(validContact["Message"]);
    expect(control("Company")).toHaveValue("Engines");
    expect(control("Service")).toHaveValue("seo");
  });

  it("what is typed stays even when the markup is not what React expects", async () => {
    const startScripts = serve(<ContactForm />);
    fill({ Name: "Ada", Service: "seo" });
    document.querySelector("label")!.textContent = "Translated by an extension";
    await startScripts();
    expect(problems.splice(0)).not.toHaveLength(0);
    expect(control("Name")).toHaveValue("Ada");
    expect(control("Service")).toHaveValue("seo");
  });

  it("a contact form posts itself, with the browser's own checks", async () => {
    const startScripts = serve(<ContactForm />);
    const form = control("Name").closest("form")!;
    expect(form).toHaveAttribute("action", "/api/send-contact-email");
    expect(form).toHaveAttribute("method", "post");
    expect(form).not.toHaveAttribute("novalidate");
    expect(Object.fromEntries(new FormData(form))).toEqual({
      type: "contact",
      website: "",
      ...contactForm.empty,
    });
    await startScripts();
    expect(form).toHaveAttribute("novalidate");
  });

  it("a contact form posts to a function on another host, too", () => {
    setEnvironment({ GATSBY_CONTACT_ENDPOINT: "https://functions.example/send-contact-email" });
    const markup = renderToString(<ContactForm />);
    expect(markup).toContain('action="https://functions.example/send-contact-email" method="post"');
    expect(markup).not.toContain("<noscript>");
  });
});

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

  it("is gone once its message is sent, also from another page", async () => {
    let answer: (response: object) => void = () => undefined;
    const answered = new Promise<object>((resolve) => (answer = resolve));
    Object.defineProperty(globalThis, "fetch", { value: () => answered, configurable: true });
    const page = render(<ContactForm />);
    fill(validContact);
    await submit("Send Message");
    page.unmount();
    expect(sessionStorage.getItem("draft:contact-form")).toContain(validContact["Message"]);
    answer({ ok: true, status: 200, json: async () => ({ success: true }) });
    await waitFor(() => expect(sessionStorage.getItem("draft:contact-form")).toBeNull());
  });

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
