import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  all,
  change,
  copy,
  type Edit,
  remove,
  newReport,
  rename,
  replace,
  write,
} from "../content/copy-of-content";
import { guideExamples } from "../content/guide-examples";

/* Edits that owners may make. The tests in `every-page` must pass after any of them. */

const relink = (from: RegExp, to: string): Edit => {
  return (folder) => {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(yaml|mdx)$/.test(file) || file === "redirects.yaml") continue;
      const text = readFileSync(join(folder, file), "utf8");
      writeFileSync(join(folder, file), text.replace(from, to));
    }
  };
};

const removeItems = (kind: string, ...kept: readonly string[]): Edit => {
  return (folder) => {
    for (const name of readdirSync(join(folder, kind))) {
      const isKept = name.startsWith("_") || kept.includes(name.replace(/\..*/, ""));
      if (!isKept) rmSync(join(folder, kind, name), { recursive: true });
    }
  };
};

const testimonial = (name: string, order: number, more: Edit = () => undefined): Edit => {
  const file = `testimonials/${name}.yaml`;
  return all(
    copy("testimonials/plumbing.yaml", file),
    replace(file, /^order: .*$/m, `order: ${order}`),
    more,
  );
};

/** Another agency's facts, with a name of 30 characters. */
const otherFacts = change("site/organization.yaml", (text) =>
  text
    .replace(/^name: .*$/m, "name: Wright, Fitzgerald & Thornbury")
    .replace(/^phone: .*$/m, "phone: +45 12 34 56 78")
    .replace(/^responseTime: .*$/m, "responseTime: within 2 business days")
    .replace(/^currency: .*$/m, "currency: DKK")
    .replace("25+", "7+")
    .replace("count: 25", "count: 7")
    .replace("$1.6M+", "DKK 9M+")
    .replace("98%", "$12,345,678+"),
);

/** Adds the guide's examples, changes some text, removes a service, and renames a report. */
export const grownContent: Edit = all(
  ...guideExamples.map(({ path, text }) => write(path, text)),
  change("pages/home.yaml", (text) =>
    text
      .replace(/headline: .*/, "headline: Börek, Booked Out by Ten")
      .replace("label: Start Your Growth Journey", "label: Talk to Us"),
  ),
  testimonial(
    "odd-characters",
    6,
    replace("testimonials/odd-characters.yaml", /^text: .*$/m, `text: '"5 < 7 & {so} on," they said.'`),
  ),
  testimonial("another", 7),
  otherFacts,
  ...["plumbing", "dentistry"].map((name) =>
    change(`testimonials/${name}.yaml`, (text) => text.replace('amount: "$', 'amount: "DKK ')),
  ),
  change("site/navigation.yaml", (text) =>
    text
      .replace("label: Reviews\n    to: /reviews", "label: Careers\n    to: /example-careers")
      .replace("label: Get Started", "label: Write to Us"),
  ),
  replace(
    "site/navigation.yaml",
    "legalLinks:\n",
    "legalLinks:\n    - label: Accessibility\n      to: /example-accessibility\n",
  ),
  replace(
    "services/seo.yaml",
    "\nseo:\n",
    "\npicture:\n  src: ../images/ledger.png\n  alt: A page of accounting paper.\nseo:\n",
  ),
  remove("services/tiktok-ads.yaml"),
  replace("testimonials/fashion-retail.yaml", "service: tiktok-ads", "service: email-care"),
  relink(/\/services\/tiktok-ads/g, "/services"),
  replace(
    "reports/google-ads-roi-report/index.mdx",
    "\nback:",
    "\ncorrections:\n  - date: 2026-11-23\n    text: We had counted twice.\n  - date: 2026-11-24\n    text: The return was 999%, and not 1%.\nback:",
  ),
  rename("reports/google-ads-roi-report", "reports/google-ads-report"),
  relink(/\/research\/google-ads-roi-report/g, "/research/google-ads-report"),
  replace("services/google-ads.yaml", "report: google-ads-roi-report", "report: google-ads-report"),
  replace(
    "redirects.yaml",
    "redirects:\n",
    "redirects:\n  - from: /research/google-ads-roi-report\n    to: /research/google-ads-report\n    status: 301\n",
  ),
);

export const laterReport: Edit = all(
  newReport("later-report"),
  replace("reports/later-report/index.mdx", /^date: .*$/m, "date: 2099-01-31"),
  copy("studies/attribution-across-channels.yaml", "studies/later-study.yaml"),
  replace("studies/later-study.yaml", /^title: .*$/m, "title: A study that is done"),
  replace("studies/later-study.yaml", /^status: .*$/m, "status: Completed\nreport: later-report"),
);

/** The smallest possible content. */
export const smallContent: Edit = all(
  write("redirects.yaml", "redirects: []\n"),
  removeItems("reports"),
  removeItems("studies", "attribution-across-channels"),
  removeItems("testimonials", "dentistry"),
  removeItems("services", "seo", "web-development"),
  replace("services/seo.yaml", "report: voice-search-report\n", ""),
  relink(/\/research\/(?!suggest)[\w-]+(#[\w-]+)?/g, "/research"),
  relink(/\/services\/(?!seo)[\w-]+(#[\w-]+)?/g, "/services"),
  change("site/navigation.yaml", (text) =>
    text
      .replace("  - label: Research\n    to: /research\n", "")
      .replace("  - label: Reviews\n    to: /reviews\n", ""),
  ),
);

/** A page that a developer adds without content, with a link that Gatsby's own component renders. */
export const addHelloPage: Edit = write(
  "../src/pages/hello.tsx",
  `import { type HeadProps, Link } from "gatsby";
import { SeoHead } from "../seo/seo-head";
import { PageHeader } from "../ui/page";

const seo = {
  title: "Hello & Welcome",
  description: "A page that exists only in the code, with its own title, description, and one link.",
};

export default function HelloPage() {
  return (
    <PageHeader title="Hello" lead="This page has no content file.">
      <p>
        See <Link to="/services">all services</Link>.
      </p>
    </PageHeader>
  );
}

export const Head = ({ location }: HeadProps) => <SeoHead seo={seo} pathname={location.pathname} />;
`,
);
