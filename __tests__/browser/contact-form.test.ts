import { button, control, fill, focusedLabel, textsIn, told, validContact } from "./form-steps";
import { functionUrl, postsOf, setUpMailingSite } from "./mailing-site";
import { hydrated } from "./site";

const site = setUpMailingSite();

const sent = { title: "Message Sent", text: "We will respond within 24 hours" };

test("what need not be filled in is left out, and markup does not get into the mail", async () => {
  const page = await site.open("/contact");
  await fill(page, {
    Name: "Ada Lovelace",
    Email: "ada@example.org",
    Message: "Please <b>help</b> us<script>alert(1)</script>.",
  });
  await button(page).click();
  await told(page, "success", sent);
  const [mail] = await site.mails();
  expect(mail?.subject).toBe("Message from Ada Lovelace");
  expect(mail?.text).toMatch(/^Name: Ada Lovelace\nEmail: ada@example.org\n\nPlease help us/);
  expect(mail?.text).not.toMatch(/<|Company|Phone|Service|Budget|Timeline/);
});

test("a double click is one request and one mail", async () => {
  const page = await site.open("/contact");
  const posts = postsOf(page);
  await page.route(functionUrl, async (route) => {
    await page.getByRole("button", { name: "Sending…", disabled: true }).waitFor();
    await route.continue();
  });
  await fill(page, validContact);
  await button(page).dblclick();
  await told(page, "success", sent);
  expect(posts).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test("with the keyboard alone", async () => {
  const page = await site.open("/contact");
  const labels: string[] = ["Name", "Email", "Company", "Phone"];
  while ((await focusedLabel(page)) !== "Name") await page.keyboard.press("Tab");
  const values: Record<string, string> = validContact;
  for (const label of labels) {
    expect(await focusedLabel(page)).toBe(label);
    await page.keyboard.type(values[label] ?? "");
    await page.keyboard.press("Tab");
  }
  for (const [label, letters] of [
    ["Service", "Meta"],
    ["Budget", "Over"],
    ["Timeline", "Just"],
  ] as const) {
    expect(await focusedLabel(page)).toBe(label);
    await page.keyboard.type(letters);
    await page.keyboard.press("Tab");
  }
  expect(await focusedLabel(page)).toBe("Message");
  await page.keyboard.type("One line.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Another.");
  await page.keyboard.press("Tab");
  expect(await focusedLabel(page)).toBe("Send Message");
  await page.keyboard.press("Enter");
  await told(page, "success", sent);
  expect((await site.mails())[0]?.text).toMatch(
    /Meta Ads Manager\nBudget: Over \$50,000\nTimeline: Just exploring\n\nOne line\.\nAnother\./,
  );
  await page.waitForFunction(() => document.activeElement?.textContent === "Send Message");
});

test("Enter in a field submits", async () => {
  const page = await site.open("/contact");
  await fill(page, validContact);
  await control(page, "Name").press("Enter");
  await told(page, "success", sent);
  expect(await site.mails()).toHaveLength(1);
});

test("what is typed before scripts run is kept and sent", async () => {
  const page = await site.blank();
  let start = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => (start = resolve));
  await page.route("**/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page, validContact);
  start();
  await hydrated(page);
  expect(await textsIn(page, validContact)).toEqual(validContact);
  await button(page).click();
  await told(page, "success", sent);
  expect(await site.mails()).toMatchObject([{ replyTo: [{ address: "ada@example.org" }] }]);
});
