import { setUpSite } from "./site";
import { legalPages } from "./site-routes";

/** One moment on three calendar days: at the two ends of the date line, and in New York. */
const moment = "2031-03-01T10:30:00Z";
const places = [
  ["Pacific/Kiritimati", "March 2, 2031"],
  ["Pacific/Pago_Pago", "February 28, 2031"],
  ["America/New_York", "March 1, 2031"],
] as const;

const site = setUpSite();

describe.each(legalPages)("the date on %s", (route) => {
  test.each(places)("in %s is the visitor's day, %s", async (timezoneId, today) => {
    const page = await site.blank({ timezoneId });
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.clock.setFixedTime(moment);
    await page.goto(route);
    await page.getByText(`Last updated: ${today}`, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("stands in the HTML in the same form", async () => {
    const html = await (await site.fetch(route)).text();
    const words = html.replace(/<!--.*?-->/gs, "").replace(/<[^>]+>/g, "");
    const date = /Last updated: ([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(words)?.[1] ?? "none";
    expect(new Date(date).getTime()).not.toBeNaN();
  });
});
