/** What a reference to a report names. */
export interface CitedReport {
  readonly slug: string;
  readonly title: string;
  readonly team: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly publisher: string;
  readonly url: string;
}

const monthOf = (date: string, month: "long" | "short"): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { month, timeZone: "UTC" });

/** A reference in the style of the American Psychological Association, 7th edition. */
export function apaReference({ title, team, date, publisher, url }: CitedReport): string {
  const [year, , day] = date.split("-");
  return `${team}. (${year}, ${monthOf(date, "long")} ${Number(day)}). ${title}. ${publisher}. ${url}`;
}

/** A reference as an entry of a BibTeX file. */
export function bibtexReference({ slug, title, team, date, publisher, url }: CitedReport): string {
  const [year = ""] = date.split("-");
  return [
    `@techreport{${slug}-${year},`,
    `  title = {{${escaped(title)}}},`,
    `  author = {{${escaped(team)}}},`,
    `  institution = {${escaped(publisher)}},`,
    `  year = {${year}},`,
    `  month = ${monthOf(date, "short").toLowerCase()},`,
    `  url = {${url}}`,
    "}",
  ].join("\n");
}

const words = new Map([
  ["\\", "\\textbackslash{}"],
  ["~", "\\textasciitilde{}"],
  ["^", "\\textasciicircum{}"],
]);

/** Characters that mean something to TeX, as themselves. */
const escaped = (text: string): string =>
  text.replace(/[\\~^{}$&%#_]/g, (character) => words.get(character) ?? `\\${character}`);
