import { compareSites } from "../../src/changes/compare-sites";
import { describeChanges } from "../../src/changes/describe-changes";
import { readSite } from "../../src/changes/read-site";
import { temporaryFolder } from "../temporary-folder";

const { folder, write } = temporaryFolder();

const page = (main: string, title = "A title") =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="What it is."></head>
   <body><header><a href="/">Logo</a></header><main>${main}</main><footer>Call 555-0100.</footer></body></html>`;
const site = {
  "index.html": page("<h1>Home</h1><p>We grow shops. Ask us.</p>"),
  "about/index.html": page("<h1>About</h1><h2>Who</h2><p>Two people.</p><h2>How</h2><p>With care.</p>"),
  _redirects: "/old /about 301\n",
};
type Files = Readonly<Record<string, string | undefined>>;

const limits = /This list doesn't include changes in design, or words that appear only after a visitor does/;

let sites = 0;
function changesAfter(edits: Files, before: Files = site) {
  const [old, current] = [before, { ...before, ...edits }].map((files) => {
    sites += 1;
    for (const [path, text] of Object.entries(files)) if (text !== undefined) write(`${sites}/${path}`, text);
    return readSite(`${folder}/${sites}`);
  });
  if (old === undefined || current === undefined) throw new Error("No site");
  const [, ...lines] = describeChanges(compareSites(old, current)).split("\n").filter(Boolean);
  expect(lines.pop()).toMatch(limits);
  return lines;
}

test("a changed sentence is shown before and after, under its page and heading", () => {
  const about = site["about/index.html"].replace("Two people", "Three people");
  expect(changesAfter({ "about/index.html": about })).toEqual([
    "## /about",
    "- **Who**: was: Two people.",
    "  now: Three people.",
  ]);
});

test("only the changed sentence of a paragraph is shown", () => {
  const index = page("<h1>Home</h1><p>We grow shops. Ask us. <b>Today</b>.</p>");
  expect(changesAfter({ "index.html": index })).toEqual(["## /", "- **Home**: new: Today."]);
});

test("a sentence that moved is neither new nor removed", () => {
  const about = page("<h1>About</h1><h2>Who</h2><h2>How</h2><p>With care.</p><p>Two people.</p>");
  expect(changesAfter({ "about/index.html": about })).toEqual([
    "## /about",
    "- **How**: moved here: Two people.",
  ]);
});

test("markup, classes, scripts, and the way lines are wrapped make no difference", () => {
  const index = page(
    `<section class="new"><h1 id="x">Home</h1>\n<p>We <em>grow</em>\n  shops. Ask us.</p><script>1</script></section>`,
  );
  expect(changesAfter({ "index.html": index })).toEqual([]);
});

test("a new heading isn't repeated above itself", () => {
  const index = page("<h1>Home</h1><p>We grow shops. Ask us.</p><h2>Our study</h2>");
  expect(changesAfter({ "index.html": index })).toEqual(["## /", "- new heading: Our study"]);
});

test("a link that isn't part of a sentence is separate from the text beside it", () => {
  const before = { ...site, "index.html": page("<div><span>Printed address</span></div>") };
  const index = page('<div><a href="/about">Back</a><span>Printed address</span></div>');
  expect(changesAfter({ "index.html": index }, before)).toEqual(["## /", "- new: Back"]);
});

test("a sentence under different headings of several pages is listed without a heading", () => {
  const files = (more: string) => ({
    "index.html": page(`<h1>One</h1>${more}`),
    "b/index.html": page(`<h1>Two</h1>${more}`),
  });
  expect(changesAfter(files("<p>Our study</p>"), files(""))).toEqual(["## /b, /", "- new: Our study"]);
});

test("new and removed pages are listed by address", () => {
  expect(changesAfter({ "about/index.html": undefined, "team/index.html": page("<h1>Team</h1>") })).toEqual([
    "## Removed pages",
    "- /about",
    "## New pages",
    "- /team",
  ]);
});

test("a chart is read as its title, unit, description, table and source", () => {
  const chart = (title: string, number: string, share: string) =>
    page(`<h1>Home</h1><figure><figcaption><a href="#x">Figure ${number}</a><span>${title}</span>
      <span>% of clicks</span></figcaption><div role="img" aria-label="${title}">
      <p>Mobile <b>${share}%</b></p></div><p>Source: us</p><details><summary>Table</summary>
      <table><tr><th>Mobile</th><td>${share}</td></tr></table></details><details><summary>Use</summary>
      <a href="/${title}.csv">CSV</a></details></figure>`);
  const before = { ...site, "index.html": chart("Mobile first", "1", "68") };
  expect(changesAfter({ "index.html": chart("Phones first", "2", "70") }, before)).toEqual([
    "## /",
    "- **Home**: was: Mobile first",
    "  now: Phones first",
    "- **Home**: was: Mobile 68",
    "  now: Mobile 70",
  ]);
});

test("new and removed redirects are listed", () => {
  expect(changesAfter({ _redirects: "/older /about 302\n" })).toEqual([
    "## Redirects",
    "- removed: /old → /about (301)",
    "- new: /older → /about (302)",
  ]);
});

test("a link with the same words and another target is a change", () => {
  const before = { ...site, "index.html": page('<p><a href="/about">About us</a></p>') };
  const after = { "index.html": page('<p><a href="/team">About us</a></p>') };
  expect(changesAfter(after, before)).toEqual([
    "## /",
    "- the link was: “About us” /about",
    "  now: “About us” /team",
  ]);
});

test("a replaced picture is a change", () => {
  const before = { ...site, "index.html": page('<img alt="An office" src="/static/1/office.jpg">') };
  const after = { "index.html": page('<img alt="An office" src="/static/2/office.jpg">') };
  expect(changesAfter(after, before)).toEqual([
    "## /",
    "- the picture was: “An office” /static/1/office.jpg",
    "  now: “An office” /static/2/office.jpg",
  ]);
});

test("a change in the footer or on many pages is listed only once", () => {
  const edited = (text: string) => text.replace("555-0100", "555-0199").replace("What it is", "What it was");
  const pages = ["index.html", "a/index.html", "b/index.html", "c/index.html"];
  const before = Object.fromEntries(pages.map((path) => [path, page("<p>Text.</p>")]));
  const after = Object.fromEntries(pages.map((path) => [path, edited(page("<p>Text.</p>"))]));
  expect(changesAfter(after, before)).toEqual([
    "## 4 pages",
    "- **Search results**: was: What it is.",
    "  now: What it was. (/a, /b, /c, /)",
    "## Header and footer",
    "- was: Call 555-0100.",
    "  now: Call 555-0199.",
  ]);
});

test("text can't turn into a heading, a mention or HTML in the comment", () => {
  const index = page("<h1>Home</h1><p>We grow shops. Ask @team about &lt;b&gt; and *this*.</p>");
  expect(changesAfter({ "index.html": index })).toEqual([
    "## /",
    "- **Home**: removed: Ask us.",
    "- **Home**: new: Ask \\@team about \\<b\\> and \\*this\\*.",
  ]);
});
