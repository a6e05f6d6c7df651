import { type Change } from "./change";

const limits =
  "This list doesn't include changes in design, or words that appear only after a visitor does something.";

/** Describes changes in Markdown, for people who know the site but not its code. */
export function describeChanges(changes: readonly Change[]): string {
  const title = "# What visitors will see changed";
  if (changes.length === 0) return `${title}\n\nNothing on the pages. ${limits}\n`;
  const sections = new Map<string, string[]>();
  for (const change of changes) {
    const name = sectionOf(change);
    sections.set(name, [...(sections.get(name) ?? []), describe(change)]);
  }
  const texts = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join("\n")}`);
  return `${title}\n\n${texts.join("\n\n")}\n\n${limits}\n`;
}

/** Maximum number of addresses in a heading. If more pages changed, the heading shows their number. */
const mostPages = 3;

function sectionOf({ kind, places, before }: Change): string {
  if (kind === "page") return before === undefined ? "New pages" : "Removed pages";
  if (kind === "redirect") return "Redirects";
  return places.length > mostPages ? `${places.length} pages` : places.join(", ");
}

function describe({ kind, places, heading, before, after }: Change): string {
  if (kind === "page") return `- ${before ?? after}`;
  if (kind === "redirect") return `- ${before === undefined ? "new" : "removed"}: ${before ?? after}`;
  const pages = places.length > mostPages ? ` (${places.join(", ")})` : "";
  const isHeading = kind === "text" && heading === (after ?? before);
  const above = heading === "" || isHeading ? "" : `**${escapeMarkdown(heading)}**: `;
  const [from, to] = [before, after].map((text) => text && escapeMarkdown(text));
  if (kind === "move") return `- ${above}moved here: ${to}${pages}`;
  if (from === undefined) return `- ${above}new${isHeading ? " heading" : ""}: ${to}${pages}`;
  if (to === undefined) return `- ${above}removed${isHeading ? " heading" : ""}: ${from}${pages}`;
  const name = kind === "text" ? "" : `the ${kind} `;
  return `- ${above}${name}was: ${from}\n  now: ${to}${pages}`;
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>@#]/g, "\\$&");
