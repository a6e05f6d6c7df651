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

describe("the contact form", () => {
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
