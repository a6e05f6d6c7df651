import { setUpSite } from "./site";

/** One moment on three calendar days: at the two ends of the date line, and in New York. */
const moment = "2031-03-01T10:30:00Z";

const site = setUpSite();

test.each([
  ["/privacy", "Pacific/Kiritimati", "March 2, 2031"],
  ["/terms", "Pacific/Pago_Pago", "February 28, 2031"],
  ["/cookies", "America/New_York", "March 1, 2031"],
])("the date on %s in %s is the visitor's day, %s", async (route, timezoneId, today) => {
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
