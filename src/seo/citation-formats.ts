import { monthNames } from "../ui/long-date";

interface CitedReport {
  readonly slug: string;
  readonly title: string;
  readonly team: string;
  /** Publication date, YYYY-MM-DD. */
  readonly date: string;
  /** Newest first. */
  readonly corrections: readonly { readonly date: string }[];
  readonly publisher: string;
  readonly url: string;
}

const monthOf = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1] ?? "";

/** Returns an array with a note such as `Corrected November 24, 2026`, or an empty array. */
function correctionNote([last]: CitedReport["corrections"]): string[] {
  if (last === undefined) return [];
  const [year, , day] = last.date.split("-");
  return [`Corrected ${monthOf(last.date)} ${Number(day)}, ${year}`];
}

/** Returns a reference in APA style (American Psychological Association, 7th edition). */
export function apaReference({ title, team, date, corrections, publisher, url }: CitedReport): string {
  const [year, , day] = date.split("-");
  const titleAndNote = [title, ...correctionNote(corrections).map((note) => `[${note}]`)].join(" ");
  const parts = [team, `(${year}, ${monthOf(date)} ${Number(day)})`, titleAndNote, publisher, url];
  // Drop the period after a part that already ends in punctuation, such as a title that asks a question.
  return parts.join(". ").replace(/([.?!])\. /g, "$1 ");
}

export function bibtexReference(report: CitedReport): string {
  const { slug, title, team, date, corrections, publisher, url } = report;
  const [year = ""] = date.split("-");
  return [
    `@techreport{${slug}-${year},`,
    `  title = {{${escapeTex(title)}}},`,
    `  author = {{${escapeTex(team)}}},`,
    `  institution = {${escapeTex(publisher)}},`,
    `  year = {${year}},`,
    `  month = ${monthOf(date).slice(0, 3).toLowerCase()},`,
    ...correctionNote(corrections).map((note) => `  note = {${note}},`),
    `  url = {${url}}`,
    "}",
  ].join("\n");
}

const texCommands = new Map([
  ["\\", "\\textbackslash{}"],
  ["~", "\\textasciitilde{}"],
  ["^", "\\textasciicircum{}"],
]);

const escapeTex = (text: string): string =>
  text.replace(/[\\~^{}$&%#_]/g, (character) => texCommands.get(character) ?? `\\${character}`);
