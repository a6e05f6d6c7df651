import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/contact-form";
import { ToastRegion } from "../../src/ui/toast-region";
import { accepted, refused, startContactFunction } from "./contact-function";
import { control, fill, passRateLimits, submit, toastTitles, validContact } from "./form-page";

let contact: Awaited<ReturnType<typeof startContactFunction>>;
const log = jest.spyOn(console, "error");

passRateLimits();
beforeAll(async () => {
  contact = await startContactFunction();
});
beforeEach(() => {
  contact.reset();
  sessionStorage.clear();
  log.mockReset();
  show();
});
afterAll(() => contact.stop());

const show = () =>
  render(
    <>
      <ContactForm />
      <ToastRegion />
    </>,
  );
const sent = () => screen.findByText("Message Sent", { selector: "[role=status] *" });
const posted = (count: number) => waitFor(() => expect(contact.posts).toHaveLength(count));
const send = () => submit("Send Message");
const failed = "There was a problem sending your message. Please try again or contact us directly.";

describe("a message that is taken", () => {
  it("is sent as the specification says, and the form is empty again", async () => {
    fill({
      ...validContact,
      Company: "Engines <b>Ltd</b>",
      Phone: "+1 (555) 010-0123",
      Service: "seo",
      Budget: "under-5k",
      Timeline: "asap",
    });
    await send();
    expect(await sent()).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(/We will respond within 24 hours/);
    // It would come into the next test otherwise.
    await waitFor(() => expect(toastTitles()).toEqual(["Message Sent"]));
    expect(contact.posts).toEqual([
      {
        type: "contact",
        name: "Ada Lovelace",
        email: "ada@example.com",
        company: "Engines Ltd",
        phone: "+1 (555) 010-0123",
        message: "We would like more visitors.",
        service: "seo",
        budget: "under-5k",
        timeline: "asap",
        requestId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/),
        website: "",
      },
    ]);
    for (const label of ["Name", "Email", "Company", "Phone", "Message", "Service", "Budget"]) {
      expect(control(label)).toHaveValue("");
    }
    expect(log).not.toHaveBeenCalled();
  });

  it("is told once to screen readers, though a toast shows it too", async () => {
    fill(validContact);
    await send();
    await waitFor(() => expect(toastTitles()).toEqual(["Message Sent"]));
    const region = screen.getByRole("region", { name: /Notifications/ });
    expect(region).toHaveAttribute("aria-live", "off");
    expect(within(region).queryByRole("alert")).toBeNull();
    expect(within(region).queryByRole("status")).toBeNull();
  });

  it("is sent once for a double click, and the button rests meanwhile", async () => {
    const letGo = contact.hold();
    fill(validContact);
    await userEvent.dblClick(screen.getByRole("button", { name: "Send Message" }));
    expect(screen.getByRole("button", { name: "Sending…" })).toBeDisabled();
    fireEvent.submit(control("Name").closest("form")!);
    letGo();
    await screen.findByRole("button", { name: "Send Message" });
    expect(contact.posts).toHaveLength(1);
  });
});

describe("a message that is not taken", () => {
  it.each([
    ["the mail server refuses it", refused(502, "mail_failed")],
    ["the success flag is false", { status: 200, body: '{"success":false}' }],
    ["the success flag is missing", { status: 200, body: "{}" }],
    ["the answer is no JSON", { status: 200, body: "<h1>Hello</h1>" }],
    ["the hidden box was filled in", refused(422, "spam")],
    ["nobody answers", undefined],
  ])("is kept in the form when %s", async (_, answer) => {
    contact.state.answer = answer;
    fill({ ...validContact, Service: "seo" });
    await send();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(`Error Sending Message${failed}`);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => expect(toastTitles()).toEqual(["Error Sending Message"]));
    expect(document.querySelector(".Toastify__toast--error")).toBeInTheDocument();
    for (const [label, text] of Object.entries(validContact)) {
      expect(control(label)).toHaveValue(text);
    }
    expect(control("Service")).toHaveValue("seo");
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0]?.[0])).not.toMatch(/Ada|example|visitors/);
  });

  it("cannot be edited while it is on its way: what is kept is what was sent", async () => {
    contact.state.answer = refused(502, "mail_failed");
    const letGo = contact.hold();
    fill({ ...validContact, Service: "seo" });
    await send();
    await screen.findByRole("button", { name: "Sending…" });
    await userEvent.type(control("Message"), " And more of them.");
    await userEvent.selectOptions(control("Service"), "meta-ads");
    for (const label of Object.keys(validContact)) {
      expect(control(label)).toHaveAttribute("readonly");
    }
    // As a password manager does, which minds no read-only field.
    fireEvent.change(control("Name"), { target: { value: "Charles Babbage" } });
    letGo();
    await screen.findByRole("alert");
    expect(contact.posts).toEqual([expect.objectContaining({ name: "Ada Lovelace" })]);
    for (const [label, text] of Object.entries({ ...validContact, Service: "seo" })) {
      expect(control(label)).toHaveValue(text);
    }
    await userEvent.type(control("Message"), " Soon.");
    expect(control("Message")).toHaveValue(`${validContact["Message"]} Soon.`);
  });

  it("is sent again under the same id, and under another after an edit", async () => {
    contact.state.answer = refused(502, "mail_failed");
    fill(validContact);
    await send();
    await screen.findByRole("alert");
    await send();
    await posted(2);
    await screen.findByRole("alert");
    fill({ Company: "Engines" });
    contact.state.answer = accepted;
    await send();
    await sent();
    const [first, again, edited] = contact.posts.map(({ requestId }) => requestId);
    expect(again).toBe(first);
    expect(edited).not.toBe(first);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is sent under the same id by who left while it was on its way, and came back", async () => {
    const letGo = contact.hold();
    fill(validContact);
    await send();
    await posted(1);
    cleanup();
    show();
    await waitFor(() => expect(control("Name")).toHaveValue(validContact.Name));
    await send();
    await posted(2);
    const [first, again] = contact.posts.map(({ requestId }) => requestId);
    expect(again).toBe(first);
    letGo();
    await waitFor(() => expect(control("Name")).toHaveValue(""));
    await screen.findByRole("button", { name: "Send Message" });
    fill(validContact);
    await send();
    await posted(3);
    expect(contact.posts[2]?.["requestId"]).not.toBe(first);
    await sent();
  });

  it("is refused once for a filled hidden box, and goes through the next time", async () => {
    const box = document.querySelector<HTMLInputElement>('[name="website"]')!;
    expect(box).toHaveAttribute("tabindex", "-1");
    expect(box).toHaveAttribute("autocomplete", "off");
    expect(screen.queryByRole("textbox", { name: /empty/ })).toBeNull();
    fill(validContact);
    fireEvent.change(box, { target: { value: "https://spam.example" } });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/spam/);
    contact.state.answer = refused(422, "spam");
    await send();
    await screen.findByRole("alert");
    await send();
    await posted(2);
    await screen.findByRole("alert");
    expect(contact.posts.map(({ website }) => website)).toEqual(["https://spam.example", ""]);
  });
});
