import { readFileSync } from "node:fs";
import { newContent, newKinds } from "../../../src/content/editors/new-content";
import { kindOfFile, kinds } from "../../../src/content/model/kinds";
import { componentSchemas } from "../../../src/content/mdx/component-schema";
import { findPublishedFiles } from "../../../src/files";
import { frozenContent } from "../../frozen";
import { all, copy, type Edit, example, remove, replace, write } from "../copy-of-content";
import { problemsAfter } from "../find-after";
import { guide, guideExamples } from "../guide-examples";

test("the guide's examples pass the check", () => {
  // The examples refer to the SEO service, which is missing from the tested copy of the content.
  const service = all(
    copy(example.service, "services/seo.yaml"),
    replace("services/seo.yaml", "order: 90", "order: 2"),
  );
  const edits = guideExamples.map(({ path, text }) => write(path, text));
  expect(problemsAfter(all(service, ...edits))).toEqual([]);
});

test("the guide has an example for each kind that editors can add, except about pages", () => {
  const shown = new Set(guideExamples.map(({ path }) => kindOfFile(path)?.kind.type));
  const many = kinds.filter(({ path, type }) => path.includes("{slug}") && type !== "AboutPage");
  expect(many.map(({ type }) => type).filter((type) => !shown.has(type))).toEqual([]);
});

// Tests build the site with the guide's examples, so a developer's page must not have the same address.
test("the guide's examples of pages have addresses that no other page will have", () => {
  const files = guideExamples.map(({ path }) => path).filter((path) => /^(legal|pages)\//.test(path));
  expect(files).toHaveLength(2);
  expect(files.filter((path) => !/\/example-[^/]*$/.test(path))).toEqual([]);
});

test("the guide shows every component that a text may use", () => {
  const missing = [...componentSchemas.keys()].filter((name) => !guide.includes(`<${name}`));
  expect(missing).toEqual([]);
});

test.each([
  ["Number of clients", /25\+|98%|\$1\.6M/],
  ["The agency's name", /Tallyfield/],
  ["Amounts of money", /^ *(?:amount|-? ?value): ["']?\$|\$10,000/m],
  ["The types of services", /web development/i],
  ["The platforms that you advertise on", /Snapchat|four platforms/],
  ["The number of reports", /seven (?:completed reports|studies)/],
  ["What the newsletter box", /newsletter box/],
])("the guide lists every file with this fact: %s", (fact, pattern) => {
  const row = guide.split("\n").find((line) => line.startsWith(`| ${fact}`)) ?? "";
  // Each service, study, and report has its own text about its subject.
  const files = ["site", "pages", "legal", "testimonials"].flatMap((folder) =>
    findPublishedFiles(`${frozenContent}/${folder}`).map((path) => `${folder}${path}`),
  );
  const found = files.filter((file) => pattern.test(readFileSync(`${frozenContent}/${file}`, "utf8")));
  const names = found.map((file) => file.replace(/^testimonials\/.*/, "testimonials/"));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !row.includes(name))).toEqual([]);
});

test("the guide explains how to add and propose items in a browser before it mentions commands", () => {
  const [, start = ""] = /\n## Working with files\n(.*?)\bnpm\b/s.exec(guide) ?? [];
  const steps = ["#worked-examples", "_Add file_", "_Upload files_", "pull request", "#did-it-work"];
  expect(steps.filter((step) => !start.includes(step))).toEqual([]);
  const [, tasks = ""] = /\n## Common tasks\n(.*?)\n## /s.exec(guide) ?? [];
  expect(tasks.match(/\| run `npm|npm run new/g)).toBeNull();
});

test("the guide uses the labels of the CMS's review buttons", () => {
  const file = "node_modules/@sveltia/cms/locales/en-US.json";
  const labels = readFileSync(file, "utf8").match(/(?<=:")[^"{]+/g);
  const [, section = ""] = /\n### Review and publish\n(.*?)\n### /s.exec(guide) ?? [];
  const named = [...section.matchAll(/_([^_]+)_/g)].map(([, name = ""]) => name);
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((name) => !labels?.some((label) => label.replace(/: $/, "") === name))).toEqual([]);
});

describe("npm run new", () => {
  function make(word: string, title: string, edit: Edit = () => undefined) {
    let made = { path: "", text: "" };
    const problems = problemsAfter((content) => {
      edit(content);
      const path = newContent(content, newKinds.get(word)!, title, "2025-10-31");
      made = { path, text: readFileSync(`${content}/${path}`, "utf8") };
    });
    return { ...made, problems };
  }

  test.each([...newKinds])("creates a %s as a draft that passes the check", (word, kind) => {
    const { path, text, problems } = make(word, `Zoë's "New": ${word} #1`);
    expect(problems).toEqual([]);
    expect(path).toBe(kind.path.replace("{slug}", `zoes-new-${word}-1`));
    expect(text).toContain("draft: true\n");
    if ("date" in kind.shape.fields) expect(text).toContain("date: 2025-10-31\n");
  });

  test.each([
    ["testimonial", 'text: still has the template\'s text "_What the client said."'],
    ["report", "body: is the same as the template's"],
  ])("creates a %s that can't be published with the template's texts", (word, expected) => {
    const { path, text } = make(word, "New");
    const problems = problemsAfter(write(path, text.replace("draft: true\n", "")));
    expect(problems.join("\n")).toContain(expected);
  });

  test("turns letters with accents into plain letters in the address", () => {
    expect(make("service", "Größe & Ølje").path).toBe("services/grosse-olje.yaml");
  });

  test.each([...newKinds])("never overwrites a %s", (word, kind) => {
    const path = kind.path.replace("{slug}", "taken");
    expect(() => make(word, "Taken", write(path, "mine"))).toThrow(
      `content/${path.replace("/index.mdx", "")} already exists`,
    );
  });

  test.each([
    ["page", "Contact", "/contact"],
    ["page", "Privacy", "/privacy"],
    ["page", "Request Quote", "/request-quote"],
    ["page", "Old Name", "/old-name"],
    ["report", "Suggest Topic", "/research/suggest-topic"],
  ])("doesn't create a %s named %s, because its address is in use", (word, title, route) => {
    const redirect = { from: "/old-name", to: "/contact", status: 301 };
    const edit = write("redirects.yaml", JSON.stringify({ redirects: [redirect] }));
    expect(() => make(word, title, edit)).toThrow(
      `The address ${route} is already in use; choose another title`,
    );
  });

  const template = "services/_template.yaml";
  test.each<[string, string, Edit?]>([
    ["#!?", "needs a letter or digit"],
    ["../../x".repeat(40), "characters, but at most 40 are allowed"],
    ["New", `content/${template} is missing`, remove(template)],
  ])("doesn't create a service named %s: %s", (title, message, edit = () => undefined) => {
    expect(() => make("service", title, edit)).toThrow(message);
  });
});
