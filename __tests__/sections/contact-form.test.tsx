import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/sections/contact-form";
import { ToastRegion } from "../../src/ui/toast-region";
import { accepted, refused, startContactFunction } from "./contact-function";
import { control, fill, passRateLimits, submit, validContact } from "./form-page";

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

describe("a message that is not taken", () => {
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
