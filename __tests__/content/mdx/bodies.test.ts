import { type ReportFigures } from "../../../src/content/charts/figures-context";
import { componentSchemas } from "../../../src/content/mdx/component-schema";
import { readBody } from "../../../src/content/mdx/read-body";
import { exampleFigure } from "../example-figure";
import { renderBody } from "./render-body";

/** Leaves out line breaks between elements. */
const htmlOf = async (markdown: string, figures?: ReportFigures) =>
  (await renderBody(markdown, figures)).replaceAll(/>\n</g, "><");

test("headings have unique ids, second-level headings are listed, and words are counted", async () => {
  const body = "## Costs & *use*\n\n### Detail\n\nIn **bold**.\n\n## [Linked](/contact)\n\n## Costs & `use`";
  const html = await htmlOf(body);
  const { contents, wordCount } = readBody(body);
  const link = (id: string, title: string) => `<h2 id="${id}"><a href="#${id}">${title}</a></h2>`;
  expect(html.split(/(?=<h\d|<p>)/)).toEqual([
    link("costs--use", "Costs &amp; <em>use</em>"),
    '<h3 id="detail">Detail</h3>',
    "<p>In <strong>bold</strong>.</p>",
    '<h2 id="linked"><a href="/contact">Linked</a></h2>',
    link("costs--use-1", "Costs &amp; <code>use</code>"),
  ]);
  expect(contents).toEqual([
    { id: "costs--use", title: "Costs & use" },
    { id: "linked", title: "Linked" },
    { id: "costs--use-1", title: "Costs & use" },
  ]);
  expect(wordCount).toBe(10);
});

test.each(
  Object.entries({
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    'Q&A: 1 &lt; 2, "quoted" and it\'s `a < b & c`.':
      "<p>Q&amp;A: 1 &lt; 2, &quot;quoted&quot; and it&#x27;s <code>a &lt; b &amp; c</code>.</p>",
    '[Ask](/contact?a=1&b=2 "Say \\"hi\\"")':
      '<p><a href="/contact?a=1&amp;b=2" title="Say &quot;hi&quot;">Ask</a></p>',
    // `tabindex` lets keyboard users scroll the frame. Classes align cells, because the CSP forbids inline
    // styles. Roles keep the table's structure for screen readers when narrow windows show rows as cards.
    "| Phase | Days |\n| --- | ---: |\n| One | 10 |":
      '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table role="table">' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader">Phase</th>' +
      '<th role="columnheader" class="align-right">Days</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td data-label="Phase" role="cell">One</td>' +
      '<td data-label="Days" role="cell" class="align-right">10</td></tr></tbody></table></div>',
    "See https://example.org now": '<p>See <a href="https://example.org">https://example.org</a> now</p>',
    '<Finding title="&quot;Paid&quot; clicks &amp; calls" />':
      '<section class="finding"><h3>&quot;Paid&quot; clicks &amp; calls</h3></section>',
    "It sent 10~20 letters and got 30~40 answers, ~~not 5~~.":
      "<p>It sent 10~20 letters and got 30~40 answers, <del>not 5</del>.</p>",
    "```\n<b> & {x}\n```": "<pre><code>&lt;b&gt; &amp; {x}\n</code></pre>",
  }),
)("%j", async (markdown, html) => {
  expect(await htmlOf(markdown)).toBe(html);
});

test.each([...componentSchemas])("<%s> shows all its props and its text", async (name, schema) => {
  const { props } = schema;
  const written = props.map((prop) => `${prop}="/the-${prop}"`).join(" ");
  const figures = { figures: [exampleFigure({ id: "/the-id" })], path: "" };
  const html = await htmlOf(`<${name} ${written}>\n\nThe children.\n\n</${name}>`, figures);
  for (const prop of props) expect(html).toContain(`/the-${prop}`);
  if (schema.children !== "none") expect(html).toContain("The children.");
});

test.each([
  ["an expression", "{globalThis.ran = true}"],
  ["an expression as an attribute", "<Note title={globalThis.ran = true} />"],
  ["a spread attribute", '<Note {...(globalThis.ran = true)} title="x" />'],
  ["an export", "export const ran = (globalThis.ran = true)"],
  ["a script", "<script>globalThis.ran = true</script>"],
  ["an inherited property of objects", "<constructor />"],
  ["an unknown element in an allowed one", '<Note title="x">\n\n<script>p</script>\n\n</Note>'],
])("code in a body is an error and never runs: %s", async (_, markdown) => {
  const message = "A body contains code or an unknown component. Run npm run check:content to find it.";
  await expect(renderBody(markdown)).rejects.toThrow(message);
  expect(() => readBody(markdown)).toThrow(message);
  expect(globalThis).not.toHaveProperty("ran");
});

test.each([
  ["in a section is h3", "## Findings", "h3"],
  ["below an h3 is h4", "## Findings\n\n### Trend", "h4"],
  ["in the next section is h3 again", "## One\n\n### Trend\n\n## Two", "h3"],
])("the heading of a component %s", async (_, before, heading) => {
  const phases = '<Phases>\n\n<Phase period="1" title="Plan"></Phase>\n\n</Phases>';
  const html = await htmlOf(`${before}\n\n<Finding title="Bids"></Finding>\n\n${phases}`);
  expect(html).toContain(`<${heading}>Bids</${heading}>`);
  expect(html).toContain(`<${heading}>Plan</${heading}>`);
});
