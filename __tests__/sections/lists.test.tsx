import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { parse } from "yaml";
import { Header } from "../../src/layout/header";
import { Investments } from "../../src/sections/investments";
import { ReportList } from "../../src/sections/report-list";
import { Studies } from "../../src/sections/studies";
import { Testimonials } from "../../src/sections/testimonials";
import { Rating } from "../../src/ui/rating";
import { frozenContent } from "../frozen";

jest.mock("gatsby", () => ({
  ...jest.requireActual("../gatsby-stand-in"),
  useStaticQuery: () => ({}),
}));

const fromYaml = (path: string) => parse(readFileSync(`${frozenContent}/${path}.yaml`, "utf8"));
const researchPage = fromYaml("pages/research");

test("an empty list of reports shows the specification's message", () => {
  const pageInfo = { currentPage: 1, pageCount: 0 };
  render(<ReportList reports={{ nodes: [], pageInfo }} labels={researchPage} />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^No Completed Research Yet$/);
  const text = "Check back soon for completed research studies and detailed reports.";
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});

test("without studies, visitors can still suggest topics, and no date is shown", () => {
  render(<Studies studies={[]} labels={researchPage} />);
  expect(screen.getByRole("link", { name: "Suggest Research Topic" })).toBeVisible();
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});

const report = {
  path: "/research/voice-search-report",
  sample: "200+ local businesses",
  keyFigure: { value: "25%", label: "of paid clicks" },
  keyChart: "",
};

test.each([
  ["Active", report],
  ["Completed", null],
])("a study with the status %s and the report %j has no report link", (status, linked) => {
  const study = {
    title: "Voice Search",
    description: "What people ask aloud.",
    category: "SEO & Local Marketing",
    date: "August 10, 2025",
    icon: "mic",
    findings: ["One", "Two", "Three", "Four"],
    status,
    report: linked,
  };
  render(<Studies studies={[study]} labels={researchPage} />);
  expect(screen.getByRole("heading", { level: 3, name: "Voice Search" })).toBeVisible();
  // The only link is "Suggest Research Topic", so there's no link to a report.
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("a completed study leads with its report's number, and its button follows the findings", () => {
  const study = {
    title: "Trends 2025-2026: What Lasts",
    description: "What people ask aloud.",
    category: "SEO & Local Marketing",
    status: "Completed",
    date: "August 10, 2025",
    icon: "mic",
    findings: ["One", "Two", "Three", "Four"],
    report,
  };
  const active = { ...study, title: "Attribution", status: "Active", report: null };
  render(<Studies studies={[active, study]} labels={researchPage} />);
  const [first, last] = screen.getAllByRole("article");
  expect(first).not.toHaveTextContent("25%");
  expect(first?.closest('[role="group"][tabindex="0"]')).toHaveAccessibleName("Active");
  expect(last).toHaveTextContent(/^25%.*August 10, 2025.*What Lasts.*Four.*Read Full Report$/);
});

test("the stars of a rating are one labeled image", () => {
  render(<Rating stars={4} />);
  const rating = screen.getByRole("img");
  expect(rating).toHaveAccessibleName("4 out of 5 stars");
  expect(rating.querySelectorAll("svg[aria-hidden]")).toHaveLength(4);
});

test("an empty list of testimonials shows nothing", () => {
  const { container } = render(<Testimonials testimonials={[]} labels={fromYaml("pages/reviews")} />);
  expect(container).toBeEmptyDOMElement();
});

const invested = (...amounts: readonly string[]) =>
  amounts.map((amount) => ({ amount, company: `Client of ${amount}`, service: { name: "SEO" } }));

test("investments are sorted by amount, with a stroke for every $100", () => {
  const testimonials = invested("$4,500", "$500 a month", "$8,230", "$3,600");
  render(<Investments testimonials={testimonials} currency="USD" />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^What three clients invested$/);
  const bars = screen.getAllByRole("listitem").map((item) => {
    const paths = [...item.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    return [within(item).getByText(/^\$/).textContent, paths.join("").match(/[vl]/g)?.length];
  });
  expect(bars).toEqual([
    ["$3,600", 36],
    ["$4,500", 45],
    ["$8,230", 82],
  ]);
  expect(screen.getByText("$10,000")).toBeInTheDocument();
});

test("the investment axis grows in steps of $10,000", () => {
  render(<Investments testimonials={invested("$5,000", "$12,000")} currency="USD" />);
  expect(screen.getByText("$20,000")).toBeInTheDocument();
  expect(screen.getByText("Each stroke is $200.")).toBeInTheDocument();
});

test.each([
  ["DKK", ["DKK 30,000", "kr. 58,000", "41,500 kr"], ["DKK\u00a060,000", "Each stroke is DKK\u00a0600."]],
  ["EUR", ["€4,500", "8,200.00 €", "EUR 3,600"], ["€10,000", "Each stroke is €100."]],
  ["CAD", ["CA$4,500", "$8,200", "3,600 CAD"], ["CA$10,000", "Each stroke is CA$100."]],
  ["JPY", ["¥450,000", "¥820,000", "¥360,000"], ["¥900,000", "Each stroke is ¥9,000."]],
])("investments in %s have bars and an axis in that currency", (currency, amounts, shown) => {
  render(<Investments testimonials={invested(...amounts)} currency={currency} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  const exactly = { normalizer: (text: string) => text };
  for (const text of shown) expect(screen.getByText(text, exactly)).toBeInTheDocument();
});

test("a single investment isn't compared", () => {
  const { container } = render(<Investments testimonials={invested("$5,000")} currency="USD" />);
  expect(container).toBeEmptyDOMElement();
});

test("menus leave out a group without services", () => {
  const service = { label: "Google Ads Manager", to: "/services/google-ads", group: "ads" };
  render(<Header navigation={fromYaml("site/navigation")} services={[service]} />);
  expect(screen.getByText("Ads Services")).toBeInTheDocument();
  expect(screen.queryByText("Project Engineering")).not.toBeInTheDocument();
});
