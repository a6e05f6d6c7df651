import { type Graph, type Thing } from "schema-dts";

/** Things as the text of a JSON-LD script; `<` is written so that no text can end the script. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** Structured data of a page (JSON-LD 1.1, section 7.1: embedded in HTML). */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />
  );
}
