import { type Page } from "playwright-core";
import {
  button,
  control,
  failed,
  fill,
  focusedLabel,
  outcome,
  textsIn,
  toasts,
  told,
  validContact,
} from "./form-steps";
import { functionUrl } from "./mailing-site";
import { setUpSite } from "./site";

const site = setUpSite();

/** Sends a message that fails, and checks everything that a visitor and an operator rely on. */
async function failsToSend(page: Page, code: string): Promise<void> {
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  await fill(page, validContact);
  await button(page).click();
  await told(page, "error", failed);
  expect(await outcome(page, "success").textContent()).toBe("");
  expect(await textsIn(page, validContact)).toEqual(validContact);
  await button(page).and(page.locator(":enabled")).waitFor();
  expect(lines.join("\n")).toContain(`The message was not acknowledged: ${code}`);
  expect(lines.join("\n")).not.toMatch(/Ada|example\.org|Engines|\(555\)|CTR|help/);
}

test("what the function finds wrong with a field stands there", async () => {
  const page = await site.open("/contact");
  const fields = { phone: "Please enter a valid phone number" };
  const error = { code: "validation", message: "No", fields };
  await page.route(functionUrl, (route) =>
    route.fulfill({ status: 422, json: { success: false, error } }),
  );
  await failsToSend(page, "validation (422)");
  const phone = control(page, "Phone");
  const said = page.getByRole("main").getByText(fields.phone, { exact: true });
  expect(await phone.getAttribute("aria-invalid")).toBe("true");
  expect(await phone.getAttribute("aria-describedby")).toBe(await said.getAttribute("id"));
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

test("a toast goes by itself after 5 seconds; the text beside the button stays", async () => {
  const page = await site.open("/contact");
  await page.route(functionUrl, (route) => route.fulfill({ json: { success: false } }));
  await fill(page, validContact);
  await button(page).click();
  // The pointer stops the clock, so that a busy machine is not too late.
  await toasts(page).hover();
  const bar = page.locator(".Toastify__progress-bar--animated");
  expect(await bar.evaluate((time) => getComputedStyle(time).animationDuration)).toBe("5s");
  await bar.evaluate((time) => time.getAnimations().forEach((animation) => animation.finish()));
  await toasts(page).waitFor({ state: "detached" });
  expect(await outcome(page, "error").textContent()).toContain("Error Sending Message");
});
