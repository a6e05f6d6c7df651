import { illustrationNames } from "../../illustrations/illustration-names";
import {
  siteAddress,
  choice,
  draft,
  group,
  icon,
  integer,
  labeledGroup,
  line,
  list,
  optional,
  paragraphs,
  reference,
  sampleCopy,
  sharedGroup,
} from "../fields";
import { invitation, leadParagraph, picture, point, seo } from "../groups";
import { defineKind } from "../kind";
import { addressPattern } from "../names";

export const serviceGroups = ["engineering", "ads"] as const;

const points = (description: string) => list(point(), description, { min: 2, max: 6 });

const reasons = (label: string, example: string) =>
  sharedGroup("Explanation", label, {
    heading: line(`The section's heading, such as ${example}.`, 80),
    paragraphs: paragraphs("The paragraphs below the heading."),
    points: points("Shown below the paragraphs."),
  });

export const service = defineKind({
  type: "Service",
  label: "Service",
  path: "services/{slug}.yaml",
  route: (slug, { path }) => path ?? `/services/${slug}`,
  template: "service",
  summary: ({ name, illustration }) => ({ label: name, illustration }),
  shape: group({
    name: line("The service's name on cards and in menus.", 40),
    order: integer("Position among the services; 1 comes first.", 1, 999),
    group: choice("The part of the services menu that lists the service.", serviceGroups),
    path: optional(
      siteAddress(
        "The page's address, if it isn't /services/ followed by the file's name.",
        "/web-development",
        addressPattern,
        "Own address",
      ),
    ),
    icon: icon(),
    illustration: choice(
      "Shown at the top of the page, on the card, and in link previews.",
      illustrationNames,
    ),
    description: line("One or two sentences about the service.", 200, "Text of the card"),
    features: list(line("One feature.", 70, "Feature"), "Four features, listed on the card.", {
      min: 4,
      max: 4,
    }),
    title: line("Main heading of the page.", 80),
    tagline: line("One or two sentences below the heading.", 240),
    report: optional(
      reference(
        "A report that supports this service's advice. The service's page links to the report.",
        "Report",
      ),
    ),
    what: labeledGroup("What the service is", {
      heading: line("The section's heading, such as What Is SEO?", 80),
      paragraphs: paragraphs("The paragraphs below the heading."),
    }),
    why: reasons("Why a business needs it", "Why Your Business Needs SEO"),
    choose: reasons("Why to choose the agency", "Why Choose Us"),
    offer: labeledGroup("What is offered", {
      heading: line("The section's heading, such as What We Offer.", 80),
      lead: leadParagraph("One sentence below the heading."),
      items: list(point(), "Each card describes one part of your offer.", {
        label: "Cards",
        min: 4,
        max: 8,
      }),
    }),
    work: labeledGroup("How client and agency work together", {
      heading: line("The section's heading, such as How We'll Work Together.", 80),
      points: points(
        "Explain how you measure success, what the client provides, when you deliver, and who owns the results.",
      ),
    }),
    closing: invitation(),
    picture: picture(),
    seo: seo(),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
