import { type Page } from "playwright-core";
import { button, control, fill, focusedLabel, showsError, told, validContact } from "./form-steps";
import { postsOf } from "./mailing-site";
import { setUpSite } from "./site";

const site = setUpSite();

const invalidFields = (page: Page) => page.getByRole("main").locator('[aria-invalid="true"]');

test("nothing is found wrong before the first submit", async () => {
  const page = await site.open("/contact");
  for (const label of ["Name", "Email", "Message"]) {
    await control(page, label).fill("x");
    await control(page, label).blur();
  }
  expect(await invalidFields(page).count()).toBe(0);
});

test("an empty form: a message at each field that must be filled in, focus on the first", async () => {
  const page = await site.open("/contact");
  const posts = postsOf(page);
  await button(page).click();
  await showsError(page, "Name", "Name must be at least 2 characters");
  await showsError(page, "Email", "Please enter a valid email address");
  await showsError(page, "Message", "Message must be at least 10 characters");
  expect(await invalidFields(page).count()).toBe(3);
  expect(await focusedLabel(page)).toBe("Name");
  expect(posts).toHaveLength(0);
});

test("each rule has its message, and nothing that is typed is cut short", async () => {
  const page = await site.open("/contact");
  await fill(page, validContact);
  for (const [label, text, message] of [
    ["Name", "A", "Name must be at least 2 characters"],
    ["Name", "Ada 2", "Name can only contain letters and spaces"],
    ["Name", "A".repeat(51), "Name must be less than 50 characters"],
    ["Email", "ada", "Please enter a valid email address"],
    [
      "Email",
      `a@${"b".repeat(50)}.${"c".repeat(50)}.org`,
      "Email must be less than 100 characters",
    ],
    ["Company", "c".repeat(101), "Company name must be less than 100 characters"],
    ["Phone", "call me maybe", "Please enter a valid phone number"],
    ["Phone", "555-0100", "Phone number must be at least 10 digits"],
    ["Phone", "1".repeat(21), "Phone number must be less than 20 characters"],
    ["Message", "Too short", "Message must be at least 10 characters"],
    ["Message", "m".repeat(1001), "Message must be less than 1000 characters"],
  ] as const) {
    await control(page, label).fill(text);
    expect(await control(page, label).inputValue()).toBe(text);
    await button(page).click();
    await showsError(page, label, message);
    expect(await invalidFields(page).count()).toBe(1);
    expect(await focusedLabel(page)).toBe(label);
    await control(page, label).fill(validContact[label]);
  }
});

test("after the first submit a message comes and goes while typing", async () => {
  const page = await site.open("/contact");
  await fill(page, { ...validContact, Name: "A" });
  await button(page).click();
  await showsError(page, "Name", "Name must be at least 2 characters");
  await control(page, "Name").press("End");
  await page.keyboard.type("d");
  await invalidFields(page).waitFor({ state: "detached" });
  expect(await control(page, "Name").getAttribute("aria-describedby")).toBeNull();
  await page.keyboard.type("1");
  await showsError(page, "Name", "Name can only contain letters and spaces");
});

test("an address that mail could not reach is refused, at its field and in a toast", async () => {
  const page = await site.open("/contact");
  const posts = postsOf(page);
  await fill(page, { ...validContact, Email: "user@localhost" });
  await button(page).click();
  await told(page, "error", {
    title: "Invalid Email",
    text: "Please enter a valid email address.",
  });
  await showsError(page, "Email", "Please enter a valid email address");
  expect(await focusedLabel(page)).toBe("Email");
  expect(await control(page, "Email").inputValue()).toBe("user@localhost");
  expect(posts).toHaveLength(0);
});

test("errors are red, and the message counts the room that is left", async () => {
  const page = await site.open("/contact");
  await button(page).click();
  const error = page.getByText("Name must be at least 2 characters", { exact: true });
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return [];
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await control(page, "Message").fill("12345");
  await page.getByText("995 characters left", { exact: true }).waitFor();
  await control(page, "Message").fill("m".repeat(1001));
  await page.getByText("1 character too many", { exact: true }).waitFor();
});

test("on a phone a message has the whole row, and the counter goes below", async () => {
  const page = await site.open("/contact", { viewport: { width: 390, height: 844 } });
  await control(page, "Message").fill("m".repeat(1001));
  await button(page).click();
  const boxOf = (text: string) => page.getByText(text, { exact: true }).boundingBox();
  const oneLine = await boxOf("Name must be at least 2 characters");
  const message = await boxOf("Message must be less than 1000 characters");
  const counter = await boxOf("1 character too many");
  expect(message?.height).toBe(oneLine?.height);
  expect(counter?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
});
