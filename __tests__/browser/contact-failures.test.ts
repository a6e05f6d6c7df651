import { type Page } from "playwright-core";
import { closeAfterTest } from "../server/closing";
import { message, settingsFor } from "../server/contact-site";
import { closedPort, refusal } from "../server/mail-server";
import {
  button,
  fill,
  focusedLabel,
  outcome,
  showsError,
  textsIn,
  told,
  validContact,
} from "./form-steps";
import { functionUrl, postsOf, setUpMailingSite } from "./mailing-site";
import { spawnServer } from "./server";

const site = setUpMailingSite();

const failed = {
  title: "Error Sending Message",
  text: "There was a problem sending your message. Please try again or contact us directly.",
};
const sent = { title: "Message Sent", text: "We will respond within 24 hours" };

/** Texts of the errors on the console from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "error") errors.push(line.text());
  });
  return errors;
}

/** Sends a message that fails, and checks everything that a visitor and an operator rely on. */
async function failsToSend(page: Page, code: string): Promise<void> {
  const errors = errorsOf(page);
  await fill(page, validContact);
  await button(page).click();
  await told(page, "error", failed);
  expect(await outcome(page, "success").textContent()).toBe("");
  expect(await textsIn(page, validContact)).toEqual(validContact);
  await button(page).and(page.locator(":enabled")).waitFor();
  expect(errors.join("\n")).toContain(`The message was not acknowledged: ${code}`);
  expect(errors.join("\n")).not.toMatch(/Ada|example\.org|Engines|555|CTR|help/);
  expect(await site.mails()).toEqual([]);
}

test("a mail server that refuses, and then takes the message", async () => {
  site.refuseMails(refusal(554));
  const page = await site.open("/contact");
  const posts = postsOf(page);
  await failsToSend(page, "mail_failed (502)");
  site.takeMails();
  await button(page).click();
  await told(page, "success", sent);
  expect(await site.mails()).toHaveLength(1);
  const [first, again] = posts;
  expect(again).toEqual(first);
});

test.each([
  ["not configured", { SMTP_HOST: "" }, "not_configured (503)"],
  ["that has enough of this client", { CONTACT_RATE_MAX: "1" }, "rate_limited (429)"],
])("a function %s", async (_what, settings, code) => {
  const server = await spawnServer(settingsFor(await closedPort(), settings));
  closeAfterTest(server.stop);
  const endpoint = `${server.origin}/api/send-contact-email`;
  const headers = { "Content-Type": "application/json" };
  await fetch(endpoint, { method: "POST", headers, body: JSON.stringify(message) });
  const page = await site.blank();
  await page.goto(`${server.origin}/contact`, { waitUntil: "networkidle" });
  await failsToSend(page, code);
});

test("a function that finds problem with a field: its words stand there", async () => {
  const page = await site.open("/contact");
  const fields = { phone: "Please enter a valid phone number" };
  await page.route(functionUrl, (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: { code: "validation", message: "No", fields } },
    }),
  );
  await failsToSend(page, "validation (422)");
  await showsError(page, "Phone", fields.phone);
  expect(await focusedLabel(page)).toBe("Phone");
});

test("no answer within 15 seconds", async () => {
  const page = await site.blank();
  await page.clock.install();
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.route(functionUrl, async () => {
    await page.clock.fastForward(14_000);
    expect(await page.getByRole("button", { name: "Sending…" }).count()).toBe(1);
    await page.clock.fastForward(1_000);
  });
  await failsToSend(page, "no_answer (0)");
});
