import {
  button,
  control,
  emptied,
  fill,
  textsIn,
  validContact,
  validSuggestion,
} from "./form-steps";
import { setUpMailingSite } from "./mailing-site";
import { refusal } from "../server/mail-server";

const site = setUpMailingSite();

const noScript = { javaScriptEnabled: false };
const functionPage = "/api/send-contact-email";

describe("the contact form", () => {
  test("is posted, arrives once, and a page says so", async () => {
    const page = await site.open("/contact", noScript);
    await fill(page, validContact);
    const answer = page.waitForResponse(`**${functionPage}`);
    await button(page).click();
    await page.waitForURL(functionPage);
    expect((await answer).status()).toBe(200);
    expect(await (await answer).request().headerValue("content-type")).toBe(
      "application/x-www-form-urlencoded",
    );
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Message Sent");
    await page.getByText("We will respond within 24 hours").waitFor();
    const mails = await site.mails();
    expect(mails).toMatchObject([
      {
        subject: "Message from Ada Lovelace: SEO Services",
        replyTo: [{ name: "Ada Lovelace", address: "ada@example.org" }],
      },
    ]);
    expect(mails[0]?.text).toContain("Our CTR < 2%.\nPlease help.");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL("/");
  });

  test("that is not in order: the page says what is wrong, and Back leads to the text", async () => {
    const page = await site.open("/contact", noScript);
    const entries = { ...validContact, Name: "Ada 2", Phone: "call 555 010 0100" };
    await fill(page, entries);
    await button(page).click();
    await page.waitForURL(functionPage);
    expect(await page.getByRole("listitem").allTextContents()).toEqual([
      "Name can only contain letters and spaces",
      "Please enter a valid phone number",
    ]);
    expect(await page.locator("main").textContent()).not.toContain("Ada 2");
    await page.goBack();
    expect(await textsIn(page, entries)).toEqual(entries);
    await fill(page, validContact);
    await button(page).click();
    await page.getByRole("heading", { name: "Message Sent" }).waitFor();
    expect(await site.mails()).toHaveLength(1);
  });

  test("that could not be mailed: the page says so, and Back leads to the text", async () => {
    site.refuseMails(refusal(554));
    const page = await site.open("/contact", noScript);
    await fill(page, validContact);
    await button(page).click();
    await page.getByRole("heading", { name: "Error Sending Message" }).waitFor();
    await page.getByText("Nothing was sent.").waitFor();
    await page.goBack();
    expect(await textsIn(page, validContact)).toEqual(validContact);
    expect(await site.mails()).toEqual([]);
  });

  test("that is empty is stopped by the browser", async () => {
    const page = await site.open("/contact", noScript);
    await button(page).click();
    expect(await page.locator("main :invalid:not(form)").count()).toBe(3);
    expect(new URL(page.url()).pathname).toBe("/contact");
  });
});

describe("the suggestion form", () => {
  test("can be read, says what it needs, and puts nothing into the address", async () => {
    const page = await site.open("/research/suggest-topic", noScript);
    const address = page.url();
    await page
      .getByText(/^This form needs JavaScript, which is off or did not load in your browser\./)
      .waitFor();
    expect(await textsIn(page, validSuggestion)).toEqual(emptied(validSuggestion));
    const loads: string[] = [];
    page.on("request", (request) => loads.push(request.url()));
    await fill(page, validSuggestion);
    await button(page, "Submit Suggestion").click();
    await control(page, "Name").press("Enter");
    expect(page.url()).toBe(address);
    expect(await textsIn(page, validSuggestion)).toEqual(validSuggestion);
    expect(loads).toEqual([]);
  });

  test("opens on the research page, too", async () => {
    const page = await site.open("/research", noScript);
    await page.getByRole("link", { name: "Suggest Research Topic", exact: true }).click();
    await fill(page, validSuggestion);
    const address = page.url();
    await button(page, "Submit Suggestion").click();
    expect(page.url()).toBe(address);
    expect(await textsIn(page, validSuggestion)).toEqual(validSuggestion);
  });
});
