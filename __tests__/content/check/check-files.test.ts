import { all, copy, example, link, remove, rename, replace, write } from "../copy-of-content";
import { showInvisible } from "../../../src/content/model/invisible-characters";
import { problemsAfter } from "../find-after";
import { redirects, testProblems } from "./problem-cases";

const { legal, report, service } = example;
const linksBackTo = (address: string) => replace(report, "to: /research\n", `to: ${address}\n`);

testProblems("blog/first-post.mdx", [
  [
    write("blog/first-post.mdx", "---\ntitle: First\n---\n"),
    "1:1 isn't a place for content; allowed: site/organization.yaml, site/navigation.yaml…",
  ],
  [
    rename(service, "services/example-service.yml"),
    "content/services/example-service.yml:1:1 isn't a place for content; allowed: services/<name>.yaml",
  ],
  [
    write("reports/example-report/photo.png", ""),
    "content/reports/example-report/photo.png:1:1 is a picture outside content/images: move it there",
  ],
  [
    link("example-report", "reports/linked-report"),
    "content/reports/linked-report:1:1 is a symbolic link: put the file or folder itself here",
  ],
  [
    write("reports/example-report/figures.csv", "Group,Value\n"),
    "content/reports/example-report/figures.csv:1:1 is a CSV file: copy its numbers to `figures`…",
  ],
  [remove("pages/home.yaml"), "content/pages/home.yaml:1:1 is missing: the site needs it (Home page)"],
  [
    rename(service, "services/Example-Service.yaml"),
    'content/services/Example-Service.yaml:1:1 is named "Example-Service": use lower-case words…',
  ],
]);

const takenByPages = [
  copy(legal, "legal/example-page.mdx"),
  replace("pages/_template.mdx", "title:", "draft: true\ntitle:"),
  copy("pages/_template.mdx", "pages/example-page.mdx"),
  copy("pages/_template.mdx", "pages/contact.mdx"),
  copy("pages/_template.mdx", "pages/admin.mdx"),
];

testProblems(service, [
  [
    ["icon:", "path: /contact\nicon:"],
    "4:7 path: has the address /contact, which content/pages/contact.yaml already has",
  ],
  [
    all(...takenByPages),
    "Note: content/pages/admin.mdx:2:1 has the address /admin, which the site uses for other files",
    "Note: content/pages/contact.mdx:2:1 has the address /contact, which content/pages/contact.yaml…",
    "Note: content/pages/example-page.mdx:2:1 has the address /example-page, which content/legal/example-page.mdx…",
  ],
  [rename(legal, "legal/reviews.mdx"), "content/legal/reviews.mdx:2:1 has the address /reviews, which…"],
  [
    all(remove("pages/reviews.yaml"), rename(legal, "legal/reviews.mdx")),
    "content/legal/reviews.mdx:2:1 has the address /reviews, which a page in src/pages already has",
    "content/pages/reviews.yaml:1:1 is missing: the site needs it (Reviews page)",
  ],
  [rename(legal, "legal/index.mdx"), "content/legal/index.mdx:2:1 has the address /index, which the…"],
  [
    rename(legal, "legal/request-quote.mdx"),
    "content/legal/request-quote.mdx:2:1 has the address /request-quote, which shows the 404 page…",
  ],
  [
    all(rename("images/example.png", "images/a.PNG"), replace(service, "example.png", "a.PNG")),
    "44:8 picture.src: ends in capital letters: rename the file so that it ends in .png",
  ],
  ...[
    "office.png",
    "images/office.png",
    "/office.png",
    "content/images/office.png",
    "../images/offcie.png",
  ].map(
    (written) =>
      [
        all(
          copy("images/example.png", "images/office.png"),
          replace(service, "../images/example.png", written),
        ),
        `44:8 picture.src: uses the picture ${written}, which doesn't exist; did you mean /images/office.png?`,
      ] as const,
  ),
  [
    all(
      copy("images/example.png", "images/team/office.png"),
      replace(service, "../images/example", "office"),
    ),
    "44:8 picture.src: uses the picture office.png, which doesn't exist; did you mean /images/team/office.png?",
  ],
  [
    ["../images/example.png", "../../static/icon.png"],
    "44:8 picture.src: uses the picture ../../static/icon.png, which is outside content/: move it to…",
  ],
  [
    all(rename("images/example.png", "images/_example.png"), replace(service, "example.png", "_example.png")),
    "44:8 picture.src: uses the picture ../images/_example.png, which is hidden, because its name…",
  ],
  [["../images/example.png", "/images/example.png"]],
]);

testProblems(report, [
  [
    all(redirects("/talk /contact"), linksBackTo("/talk?from=report")),
    "17:7 back.to: links to /talk, which has moved: write /contact here",
  ],
  [
    linksBackTo("/contact#form"),
    "17:7 back.to: links to #form, which isn't a heading on /contact; choose from: #message",
  ],
  [linksBackTo("/reviews#all"), "17:7 back.to: links to #all, which isn't a heading on /reviews. The…"],
  [
    linksBackTo("/reserch"),
    "17:7 back.to: links to /reserch, which isn't a page of this site; did you mean /research?",
  ],
  [
    all(write("services/_draft.yaml", "name: Draft\n"), linksBackTo("/services/_draft")),
    "17:7 back.to: links to /services/_draft, which isn't a page of this site",
  ],
  [linksBackTo("javascript:alert(1)"), '17:7 back.to: links to "javascript:alert(1)": use a page of…'],
]);

const pictureNamed = (name: string) =>
  all(
    rename("images/example.png", `images/${name}.png`),
    replace(service, "../images/example.png", JSON.stringify(`../images/${name}.png`)),
  );

describe("names that would break an address on a host", () => {
  test.each([
    ["team@2x", 'is named "team@2x": use lower-case letters, digits, hyphens, and underscores'],
    ["r&d", 'is named "r&d": use lower-case letters…'],
    ["100%", 'is named "100%"…'],
    ["a#1", 'is named "a#1"…'],
    ["why?", 'is named "why?"…'],
    ["a+b", 'is named "a+b"…'],
    ["two words", 'is named "two words"…'],
    ["photo.min", 'is named "photo.min"…'],
    ["Team", 'is named "Team"…'],
    ["b\u00FCro", 'is named "b\u00FCro"…'],
    ["line\n::error::break", "is named with the invisible character U+000A (line break): rename it"],
    ["zero\u200B", "is named with the invisible character U+200B (zero width space)…"],
    ["no\u00A0break", "is named with the invisible character U+00A0 (no-break space)…"],
    ["a".repeat(101), "has a name of 101 characters, but at most 100 are allowed"],
  ])("a picture can't be named %j", (name, message) => {
    const expected = `content/images/${showInvisible(name)}.png:1:1 ${message}`;
    const found = problemsAfter(pictureNamed(name));
    expect(found).toEqual([
      message.endsWith("…") ? expect.stringContaining(expected.slice(0, -1)) : expected,
    ]);
  });

  test.each(["team-2", "img_0123", "2025", "team/group-photo"])("a picture can be named %s", (name) => {
    expect(problemsAfter(all(write("images/team/note.txt", ""), pictureNamed(name)))).toEqual([]);
  });

  test("a folder of pictures needs such a name, too, unless it's hidden", () => {
    const edit = all(
      copy("images/example.png", "images/Our Team/photo.png"),
      copy("images/example.png", "images/_Old ones/Photo 1.png"),
    );
    expect(problemsAfter(edit)).toEqual([
      'content/images/Our Team/photo.png:1:1 is named "Our Team": use lower-case letters, digits, hyphens, and underscores',
    ]);
  });

  test.each([
    [service, "services/example\u200B.yaml"],
    [service, "services/example\nservice.yaml"],
    [legal, "legal/terms\u00AD.mdx"],
    [legal, "legal/terms\uFEFF.mdx"],
    [report, "reports/example-report/index\u2060.mdx"],
    ["redirects.yaml", "\u200Eredirects.yaml"],
  ])("the invisible character in the name of %s is named", (from, to) => {
    const name = /U\+[0-9A-F]{4} \([a-z -]+\): rename it$/;
    expect(problemsAfter(rename(from, to)).filter((problem) => name.test(problem))).toHaveLength(1);
  });

  test("no item can have a name that's too long for a file with its address", () => {
    expect(problemsAfter(rename(legal, `legal/${"a".repeat(101)}.mdx`))).toEqual([
      `content/legal/${"a".repeat(101)}.mdx:1:1 has a name of 101 characters, but at most 100 are allowed`,
    ]);
  });
});

test("a name whose accents are stored in another way is explained", () => {
  const [composed, decomposed] = ["b\u00FCro", "bu\u0308ro"];
  const edit = all(
    rename("images/example.png", `images/${decomposed}.png`),
    replace(service, "example.png", `${composed}.png`),
  );
  const explanation = `"/images/${decomposed}.png" looks the same, but its accents are stored`;
  expect(problemsAfter(edit)).toContainEqual(expect.stringContaining(explanation));
});
