import { all, copy, example, link, remove, rename, replace, write } from "../copy-of-content";
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
    write("images/figures.csv", "Group,Value\n"),
    "content/images/figures.csv:1:1 is a CSV file that charts can't find here…",
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
  [rename(legal, "legal/index.mdx"), "content/legal/index.mdx:2:1 has the address /index, which the…"],
  [
    rename(legal, "legal/request-quote.mdx"),
    "content/legal/request-quote.mdx:2:1 has the address /request-quote, which shows the 404 page…",
  ],
  [
    all(rename("images/example.png", "images/A.PNG"), replace(service, "example.png", "A.PNG")),
    "44:8 picture.src: ends in capital letters: rename the file so that it ends in .png",
  ],
  [
    ["example.png", "exmaple.png"],
    '44:8 picture.src: uses the picture ../images/exmaple.png, which doesn\'t exist; did you mean "example.png"?',
  ],
  [
    ["../images/example.png", "../../static/icon.png"],
    "44:8 picture.src: uses the picture ../../static/icon.png, which is outside content/: move it to…",
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
