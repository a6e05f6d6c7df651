import { entriesOf } from "../../../src/content/files/read-content";
import { report } from "../../../src/content/model/kinds/report";
import { siteFacts } from "../../../src/build/site/site-facts";

test("the feed lists all reports in the order of all lists: newest first, of one day by name", () => {
  const order = entriesOf(report).map(({ slug, data }) => [data.date, slug] as const);
  order.sort(([day, name], [otherDay, other]) =>
    day === otherDay ? (name < other ? -1 : 1) : day < otherDay ? 1 : -1,
  );
  expect(siteFacts().reports.map(({ path }) => path)).toEqual(
    order.map(([, slug]) => `/research/${slug}`),
  );
});
