import { all, example, rename, write } from "../copy-of-content";
import { redirects, testProblems } from "./problem-cases";

const longAddress = `https://example.com/${"x".repeat(980)}`;

const readable = [
  "/über-uns/",
  "/About-Us",
  "/a%20b.html",
  "/it's,%20(fine)%21",
  "/می‌خواهم",
  "/100€&more=1",
];
const unreadable = [
  ...["old-name", "/old?x=1", "/old/*", "/:name", "//old", "/a/../b", "/%2e%2e/b", "/a%2Ab"],
  ...["/100%", "/%FCber", "/a%00", "/a%3Fb", "/a\\b", "/b%5Cb", "/[a]"],
];

testProblems("redirects.yaml", [
  [
    redirects(...unreadable.map((from) => `${from} /contact`)),
    ...unreadable.map(
      (_, index) =>
        `${3 * index + 2}:11 redirects[${index}].from: isn't an address such as /old-name or /%C3%BCber-uns…`,
    ),
  ],
  [redirects("/\uD800 /contact"), "2:11 redirects[0].from: has the invisible character U+D800: remove it"],
  [redirects(...readable.map((from) => `${from} /contact`))],
  [
    redirects(
      "/über-uns /contact",
      "/%C3%BCber-uns /contact",
      "/u%cc%88ber-uns/ /contact",
      "/x /%c3%BCber-uns",
    ),
    "5:11 redirects[1].from: is /über-uns, which already has a redirect above",
    "8:11 redirects[2].from: is /über-uns, which already has a redirect above",
    "12:9 redirects[3].to: links to /%c3%BCber-uns, which has moved: write /contact here",
  ],
  [
    redirects("/%73ervices/example-service /contact"),
    "2:11 redirects[0].from: is /services/example-service, a page of this site, which the redirect…",
  ],
  [redirects("/a https://[x"), '3:9 redirects[0].to: links to "https://[x", which browsers can\'t open'],
  [
    redirects(...Array.from({ length: 300 }, (_, index) => `/ü-${index} /contact`)),
    "2:3 redirects: need 2400 rules, two or more each, but Cloudflare reads only 2000: remove the oldest…",
  ],
  [
    redirects("/old-name /contact 200", "/other-name /contact gone"),
    "4:13 redirects[0].status: is 200; allowed: 301, 302, 307, 308",
    '7:13 redirects[1].status: is the text "gone": use a number',
  ],
  [
    redirects("/a /contat", "/b mailto:a@b.example", "/c //evil.example", "/d a@b.example"),
    "3:9 redirects[0].to: links to /contat, which isn't a page of this site; did you mean /contact?",
    '6:9 redirects[1].to: is "mailto:a@b.example": use a page of this site or an address that starts…',
    '9:9 redirects[2].to: links to "//evil.example": use a page of this site such as /contact, or…',
    '12:9 redirects[3].to: is "a@b.example": use a page of this site or an address that starts…',
  ],
  [
    write("redirects.yaml", "redirects:\n  - from: /old\n    to: https://a.example/b c\n    status: 301\n"),
    '3:9 redirects[0].to: is "https://a.example/b c": use a page of this site or an address…',
  ],
  [
    redirects(
      "/services/example-service /contact",
      "/research/example-report/tests.csv /contact",
      "/404.html /contact",
      "/request-quote /contact",
    ),
    "2:11 redirects[0].from: is /services/example-service, a page of this site, which the redirect…",
    "5:11 redirects[1].from: is /research/example-report/tests.csv, which the site uses for other…",
    "8:11 redirects[2].from: is /404.html, which the site uses for other files",
    "11:11 redirects[3].from: is /request-quote, which shows the 404 page on purpose",
  ],
  [
    redirects("/old-name /contact", "/old-name /reviews"),
    "5:11 redirects[1].from: is /old-name, which already has a redirect above",
  ],
  [
    redirects("/a /b?x=1", "/b /a"),
    "3:9 redirects[0].to: links to /b, which has moved: write /a here",
    "6:9 redirects[1].to: links to /a, which has moved: write /b?x=1 here",
  ],
  [
    all(redirects("/old /services/example-service"), rename(example.service, "services/other.yaml")),
    "3:9 redirects[0].to: links to /services/example-service, which isn't a page of this site",
  ],
  [
    redirects(`/old ${longAddress}`),
    "3:9 redirects[0].to: makes a rule of 1010 characters with the old address, but Cloudflare reads only 1000",
  ],
]);
