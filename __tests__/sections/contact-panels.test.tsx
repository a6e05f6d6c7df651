import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  ContactForm,
  control,
  files,
  fill,
  organization,
  passRateLimits,
  submit,
  validContact,
} from "./form-page";

const number = "K7QM-4TXP";
const fetchMock = jest.fn<Promise<object>, [string, { body: string }]>();
/** A response from the contact function. jsdom doesn't have the class `Response`. */
const answer = (status: number, body: object, headers = {}) => ({
  ...{ ok: status < 400, status, headers: new Headers(headers) },
  json: () => Promise.resolve(body),
});
const failure = (headers = {}) => answer(503, { success: false, error: { code: "busy" } }, headers);

passRateLimits();
beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

async function send(response: object, more = {}) {
  fetchMock.mockResolvedValue(response);
  render(
    <>
      <ContactForm />
    </>,
  );
  fill({ ...validContact, ...more });
  await submit("Send Message");
}

const findSent = () => screen.findByRole("region", { name: "Message Sent" });
const findFailed = () => screen.findByRole("region", { name: "Your message is still in the form" });

const announced = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live="polite"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "");

describe("after a message is sent, its panel", () => {
  const sent = answer(200, { success: true, id: number });

  test("takes the focus, and nothing else announces the result", async () => {
    await send(sent);
    const panel = await findSent();
    await waitFor(() => expect(panel).toHaveFocus());
    expect(panel).toHaveAccessibleDescription("We will respond within 24 hours");
    await screen.findByText("Message Sent", { selector: ".Toastify__toast strong" });
    expect(announced()).toEqual([]);
    expect(panel.compareDocumentPosition(control("Name"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("has the receipt number, the time, and links to a report and to reviews", async () => {
    await send(sent);
    const panel = within(await findSent());
    const values = panel.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(values).toEqual([number, expect.stringMatching(/^\w+ \d+, \d{4} at \d+:\d\d:\d\d\s[AP]M \S+$/)]);
    const [, report, reviews] = panel.getAllByRole("link");
    expect(report).toHaveAttribute("href", "/research/sem-trends-report");
    expect(reviews).toHaveAttribute("href", "/reviews");
  });

  test("offers a text file with every field as it was sent", async () => {
    await send(sent, {
      Company: " Engines & <b>Sons</b> ",
      Service: "seo",
      Message: "First line.\nSecond line.",
    });
    const panel = within(await findSent());
    const [, time] = panel.getAllByRole("definition");
    const link = panel.getByRole("link", { name: "Save a copy" });
    expect(link).toHaveAttribute("download", "message-K7QM-4TXP.txt");
    const file = files[Number(link.getAttribute("href")?.replace("blob:", ""))];
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onload = resolve;
      reader.readAsText(file ?? new Blob());
    });
    expect(String(reader.result).split("\n").filter(Boolean).sort()).toEqual(
      [
        "Message Sent",
        `To: ${organization.email}`,
        `Receipt number: ${number}`,
        `Sent: ${time?.textContent}`,
        "Name: Ada Lovelace",
        "Email: ada@example.com",
        "Company: Engines & Sons",
        "Phone: ",
        "Service: SEO Services",
        "Budget: ",
        "Timeline: ",
        "Message: First line.",
        "Second line.",
      ].sort(),
    );
  });

  test("has the request's number if the answer has none, and disappears with the next submit", async () => {
    await send(answer(200, { success: true }));
    const [value] = within(await findSent()).getAllByRole("definition");
    const { requestId } = JSON.parse(fetchMock.mock.calls[0]?.[1].body ?? "");
    expect(value).toHaveTextContent(requestId);
    await submit("Send Message");
    expect(screen.queryByRole("region", { name: "Message Sent" })).toBeNull();
  });
});

describe("after an error, the panel", () => {
  test("offers another try, email with the text, and the phone number, and the error is announced once", async () => {
    await send(failure(), { Service: "seo", Message: "Our CTR < 2%.\nHelp & advice, please" });
    const panel = within(await findFailed());
    expect(announced()).toEqual([expect.stringMatching(/^Error Sending Message/)]);
    expect(panel.getByRole("button", { name: "Try again" })).toBeEnabled();
    const link = panel.getByRole("link", { name: "Send by email instead" });
    const { protocol, pathname, searchParams } = new URL(link.getAttribute("href") ?? "");
    expect([protocol, pathname]).toEqual(["mailto:", organization.email]);
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: "Message from Ada Lovelace: SEO Services",
      body: expect.stringMatching(
        /^Name: Ada Lovelace\r\nEmail: ada@example.com\r\nService: SEO Services\r\n\r\nOur CTR < 2%\.\r\nHelp & advice, please\s*$/,
      ),
    });
    const phone = panel.getByRole("link", { name: `Call ${organization.phone}` });
    expect(phone).toHaveAttribute("href", expect.stringMatching(/^tel:\+1\d{10}$/));
    expect(panel.queryByRole("textbox")).toBeNull();
  });

  test("offers a text to copy if the message is too long for an email link", async () => {
    await send(failure(), { Message: "Ж".repeat(350) });
    const panel = within(await findFailed());
    const href = panel.getByRole("link", { name: "Send by email instead" }).getAttribute("href") ?? "";
    expect(href).toContain("?subject=Message%20from%20Ada%20Lovelace");
    expect(href).not.toContain("body=");
    const text = panel.getByRole("textbox", { name: /too long/ });
    expect(text).toHaveValue(`Name: Ada Lovelace\nEmail: ada@example.com\n\n${"Ж".repeat(350)}\n`);
    const copy = panel.getByText("Copy the message");
    expect(copy.dataset["copy"]).toContain("Ж".repeat(350));
  });

  test("lets visitors try again once the time in Retry-After has passed", async () => {
    await send(failure({ "Retry-After": "1" }));
    const panel = within(await findFailed());
    const again = panel.getByRole("button", { name: "Try again" });
    expect(again).toBeDisabled();
    expect(panel.getByText(/^You can try again at \d+:\d\d:\d\d\s[AP]M\.$/)).toBeVisible();
    await waitFor(() => expect(again).toBeEnabled(), { timeout: 4000 });
    expect(panel.queryByText(/You can try again/)).toBeNull();
  });

  test("sends the same message again, and each try counts as an attempt", async () => {
    await send(failure());
    for (let tries = 1; tries < 6; tries += 1) {
      expect(fetchMock).toHaveBeenCalledTimes(tries);
      await userEvent.click(within(await findFailed()).getByRole("button", { name: "Try again" }));
    }
    const [first, ...later] = fetchMock.mock.calls.map(([, { body }]) => body);
    expect(later).toEqual(Array(4).fill(first));
    await screen.findByText("Too Many Requests", { selector: "form *" });
    expect(within(await findFailed()).getByRole("button", { name: "Try again" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Send Message" })).toHaveFocus();
    expect(control("Message")).toHaveValue(validContact["Message"]);
  });

  test("is also shown for a limit that was reached before the visitor left and came back", async () => {
    await send(failure());
    for (let tries = 1; tries < 5; tries += 1) {
      await userEvent.click(within(await findFailed()).getByRole("button", { name: "Try again" }));
    }
    cleanup();
    await send(failure());
    expect(fetchMock).toHaveBeenCalledTimes(5);
    expect(within(await findFailed()).getByRole("button", { name: "Try again" })).toBeDisabled();
  });

  test("isn't shown if the visitor must correct a field", async () => {
    await send(failure());
    await findFailed();
    fill({ Email: "user@localhost" });
    await submit("Send Message");
    await screen.findByText("Invalid Email", { selector: "form *" });
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
