import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { csvFormat } from "../../../src/cms/browser/csv-format";
import { frozenContent } from "../../frozen";

const files = readdirSync(frozenContent, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".csv"))
  .map((file) => join(frozenContent, file));

type Row = Readonly<Record<string, string>>;

/** Simulates saving in the CMS, which trims the text and adds a line break at the end. */
function save(text: string, edit: (rows: Row[]) => Row[] = (rows) => rows): string {
  const values = csvFormat.fromFile(text.trim().replaceAll("\r\n", "\n"));
  const rows = Array.isArray(values["rows"]) ? values["rows"] : [];
  return `${csvFormat.toFile({ ...values, rows: edit(rows) }).trim()}\n`;
}

const fill = (at: number, cells: Row) => (rows: Row[]) =>
  rows.map((row, index) => (index === at ? { ...row, ...cells } : row));

test.each(files)("%s has the same bytes after it was saved, even if every row was written anew", (file) => {
  const text = readFileSync(file, "utf8");
  expect(save(text)).toBe(text);
  const [header = ""] = text.split("\n");
  const { rows } = csvFormat.fromFile(text);
  expect(csvFormat.toFile({ rows, __source: header })).toBe(text);
});

const source = 'Ads,"Basis, if any",Share\n"Static",  a ,12.50\n"One ""two""","a\nb",-3\nLast,c,4\n';

test.each([
  ["nothing is edited", {}, ""],
  ["a number is edited", { column3: "5.10" }, "Last,c,5.10\n"],
  ["a cell gets a comma", { column1: "Last, but" }, '"Last, but",c,4\n'],
  ["a cell gets quotes", { column1: 'The "last"' }, '"The ""last""",c,4\n'],
  ["a cell gets a line break", { column2: "c\nd" }, 'Last,"c\nd",4\n'],
  ["a cell gets spaces around it", { column2: " d " }, "Last,d,4\n"],
])("when %s, the other rows stay as a person wrote them", (_, cells, expected) => {
  expect(save(source, fill(2, cells))).toBe(expected ? source.replace("Last,c,4\n", expected) : source);
});

test("rows can be added, removed and moved", () => {
  const edit = ([first, , last]: Row[]) => [last!, { column1: "New", column2: "e", column3: "6" }, first!];
  expect(save(source, edit)).toBe('Ads,"Basis, if any",Share\nLast,c,4\nNew,e,6\n"Static",  a ,12.50\n');
});

test("a file from Windows is saved with the line endings of the other files", () => {
  expect(save("\uFEFFAds,Share\r\nOne,1\r\nTwo,2\r\n", fill(1, { column2: "3" }))).toBe(
    "Ads,Share\nOne,1\nTwo,3\n",
  );
});

test("a file that isn't valid CSV stays as it is", () => {
  const text = 'Ads,Share\nOne,"1\n';
  expect(save(text, () => [{ column1: "Two", column2: "2" }])).toBe(text);
});
