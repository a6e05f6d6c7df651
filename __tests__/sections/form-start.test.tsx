import { act, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { contactForm } from "../../src/forms/contact";
import { ResearchTopicForm } from "../../src/islands/research-topic-form";
import { setEnvironment } from "../set-environment";
import {
  ContactForm,
  control,
  fill,
  passRateLimits,
  respondWith,
  submit,
  success,
  validContact,
  validSuggestion,
} from "./form-page";

const draftKey = "draft:contact-form";
passRateLimits();
beforeEach(() => sessionStorage.clear());

describe("before hydration", () => {
  let root: Root | undefined;
  const problems: unknown[] = [];

  function serveForm() {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(<ContactForm />);
    const onRecoverableError = (problem: unknown) => problems.push(problem);
    return () =>
      act(async () => {
        root = hydrateRoot(container, <ContactForm />, { onRecoverableError });
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

  test("typed text wins over the draft, which fills the other fields", async () => {
    const draft = { name: "Old", company: "Engines", service: "seo" };
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
    const hydrate = serveForm();
    fill({ Name: "New" });
    expect(control("Company")).toHaveValue("");
    await hydrate();
    expect(control("Name")).toHaveValue("New");
    expect(control("Company")).toHaveValue("Engines");
    expect(control("Service")).toHaveValue("seo");
  });

  test("a service that the link chose is chosen without a mismatch", async () => {
    window.history.replaceState({}, "", "/contact?service=seo");
    const hydrate = serveForm();
    await hydrate();
    expect(control("Service")).toHaveValue("seo");
    window.history.replaceState({}, "", "/contact");
  });

  test("typed text stays even if React replaces the HTML", async () => {
    const hydrate = serveForm();
    fill({ Name: "Ada", Service: "seo" });
    document.querySelector("label")!.textContent = "Translated by an extension";
    await hydrate();
    expect(problems.splice(0)).not.toHaveLength(0);
    expect(control("Name")).toHaveValue("Ada");
    expect(control("Service")).toHaveValue("seo");
  });

  test("the browser posts and validates the contact form itself", async () => {
    const hydrate = serveForm();
    const form = control("Name").closest("form")!;
    expect(form).toHaveAttribute("action", "/api/send-contact-email");
    expect(form).toHaveAttribute("method", "post");
    expect(form).not.toHaveAttribute("novalidate");
    expect(Object.fromEntries(new FormData(form))).toEqual({
      type: "contact",
      website: "",
      ...contactForm.empty,
    });
    await hydrate();
    expect(form).toHaveAttribute("novalidate");
  });

  test("the contact form can post to a function on another host", () => {
    setEnvironment({ GATSBY_CONTACT_ENDPOINT: "https://functions.example/send-contact-email" });
    const html = renderToString(<ContactForm />);
    expect(html).toContain('action="https://functions.example/send-contact-email" method="post"');
    expect(html).not.toContain("<noscript>");
  });
});

test("the optional details are a group of four fields", () => {
  render(<ContactForm />);
  const group = screen.getByRole("group", { name: "Optional details" });
  expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "Company",
    "Phone",
    "Budget",
    "Timeline",
  ]);
});

describe("a service that the visitor's link chose", () => {
  function arrive(search = "", referrer = ""): void {
    window.history.replaceState({}, "", `/contact${search}`);
    Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  }
  afterEach(() => arrive());

  const page = (path: string) => `${window.location.origin}${path}`;
  test.each([
    ["an address", "?service=google-ads", "", "google-ads"],
    ["an address of the full package", "?service=full-package", "", "full-package"],
    ["an unknown value", "?service=plumbing", "", ""],
    ["a link on a service's page", "", page("/services/seo/?utm_source=x"), "seo"],
    ["a link on the page of web development", "", page("/web-development"), "web-development"],
    ["a link on a report about a service", "", page("/research/google-ads"), ""],
    ["another site", "", "https://other.example/services/seo", ""],
  ])("%s", (_, search, referrer, expected) => {
    arrive(search, referrer);
    render(<ContactForm />);
    expect(control("Service")).toHaveValue(expected);
  });

  test("doesn't replace a draft's own choice, and isn't a draft by itself", () => {
    arrive("", page("/services/google-ads"));
    render(<ContactForm />).unmount();
    arrive("", page("/services/seo"));
    const visit = render(<ContactForm />);
    expect(control("Service")).toHaveValue("seo");
    fill({ Name: "Ada" });
    visit.unmount();
    arrive("?service=google-ads");
    render(<ContactForm />);
    expect(control("Service")).toHaveValue("seo");
  });

  test("can be removed, and stays removed after a reload", () => {
    arrive("?service=google-ads");
    const visit = render(<ContactForm />);
    fill({ Name: "Ada", Service: "" });
    visit.unmount();
    render(<ContactForm />);
    expect(control("Name")).toHaveValue("Ada");
    expect(control("Service")).toHaveValue("");
  });

  test("is sent with the message, and isn't chosen for the next one", async () => {
    const sent: string[] = [];
    respondWith(async (_, { body }) => {
      sent.push(body);
      return success;
    });
    arrive("?service=google-ads");
    render(<ContactForm />);
    fill(validContact);
    await submit("Send Message");
    await waitFor(() => expect(control("Service")).toHaveValue(""));
    expect(sent).toEqual([expect.stringContaining('"service":"google-ads"')]);
  });
});

test("a draft belongs to its form", () => {
  const page = render(<ContactForm />);
  fill({ Name: "Ada" });
  page.unmount();
  render(<ResearchTopicForm />);
  expect(control("Name")).toHaveValue("");
});

test.each(["no JSON", "null", '"text"', '{"name":5,"unknown":"x","message":"Kept"}'])(
  "the form survives a draft that contains %s",
  (stored) => {
    sessionStorage.setItem(draftKey, stored);
    render(<ContactForm />);
    expect(control("Name")).toHaveValue("");
  },
);

test("the draft is removed once its message is sent, even from another page", async () => {
  let respond: (response: object) => void = () => undefined;
  const response = new Promise<object>((resolve) => (respond = resolve));
  respondWith(() => response);
  const page = render(<ContactForm />);
  fill(validContact);
  await submit("Send Message");
  page.unmount();
  expect(sessionStorage.getItem(draftKey)).toContain(validContact["Message"]);
  respond(success);
  await waitFor(() => expect(sessionStorage.getItem(draftKey)).toBeNull());
});

test.each([
  [true, "first page /seo; utm_source=ad"],
  [false, undefined],
])("if the source of messages is switched on (%s), the form sends it", async (messageSource, source) => {
  const bodies: string[] = [];
  respondWith(async (_, { body }) => {
    bodies.push(body);
    return success;
  });
  // jsdom doesn't have `performance.getEntriesByType`.
  const loads = [{ type: "navigate" }];
  Object.defineProperty(performance, "getEntriesByType", { value: () => loads, configurable: true });
  window.history.replaceState({}, "", "/seo?utm_source=ad");
  jest.spyOn(console, "error").mockReturnValue();
  render(<ContactForm messageSource={messageSource} />);
  fill(validContact);
  await submit("Send Message");
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(JSON.parse(bodies[0]!).source).toBe(source);
});

test("without scripts, the form posts an empty source only if the source is switched off", () => {
  const withSource = (messageSource: boolean) =>
    renderToString(<ContactForm messageSource={messageSource} />);
  expect(withSource(false)).toContain('<input type="hidden" name="source" value=""/>');
  expect(withSource(true)).not.toContain('"source"');
});

test("the form works if storage is blocked", async () => {
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
