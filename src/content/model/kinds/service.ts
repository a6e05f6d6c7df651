import { string } from "yup";
import { coverNames } from "../../covers/cover-names";
import {
  choice,
  draft,
  emptyOptional,
  group,
  icon,
  integer,
  line,
  list,
  paragraphs,
  pattern,
  sampleCopy,
} from "../fields";
import { invitation, lead, picture, point, seo } from "../groups";
import { defineKind } from "../kind";
import { addressPattern } from "../names";

/** Groups in the header's services menu. Each service belongs to one group. */
export const serviceGroups = ["engineering", "ads"] as const;

const points = (description: string) => list(point(), description, { min: 2, max: 6 });

const reasons = (example: string) =>
  group(
    {
      heading: line(`Such as ${example}.`, 80),
      paragraphs: paragraphs("Shown below the heading."),
      points: points("Shown below the paragraphs."),
    },
    "Explanation",
  );

/** A service, with a card, a menu entry and its own page. */
export const service = defineKind({
  type: "Service",
  label: "Service",
  path: "services/{slug}.yaml",
  route: (slug, { path }) => path ?? `/services/${slug}`,
  template: "service",
  summary: ({ name, cover }) => ({ label: name, cover }),
  shape: group({
    name: line("As on cards and in menus.", 40),
    order: integer("Place among the services; 1 comes first.", 1, 999),
    group: choice("Where the services menu lists it.", serviceGroups),
    path: string()
      .test(
        pattern(
          addressPattern,
          "is not an address such as /web-development",
          ({ value }) => `is "${String(value)}", an address such as /web-development is allowed`,
        ),
      )
      .nonNullable(emptyOptional)
      .optional()
      .meta({ description: "Only for a page whose address isn't /services/ and the file's name." })
      .label("Own address"),
    icon: icon(),
    cover: choice(
      "Shown at the top of the page, on the card and in link previews.",
      coverNames,
    ).label("Drawing"),
    description: line("One or two sentences on the card.", 200).label("Text of the card"),
    features: list(line("One feature.", 70).label("Feature"), "Listed on the card.", {
      min: 4,
      max: 4,
    }),
    title: line("Main heading of the page.", 80),
    tagline: line("One or two sentences below the heading.", 240),
    what: group({
      heading: line("Such as What Is SEO?", 80),
      paragraphs: paragraphs("Shown below the heading."),
    }).label("What the service is"),
    why: reasons("Why Your Business Needs SEO").label("Why a business needs it"),
    choose: reasons("Why Choose Us").label("Why to choose the agency"),
    offer: group({
      heading: line("Such as What We Offer.", 80),
      lead: lead("One sentence below the heading."),
      items: list(point(), "Shown as a grid.", { min: 4, max: 8 }).label("Cards"),
    }).label("What is offered"),
    work: group({
      heading: line("Such as How We'll Work Together.", 80),
      points: points("What is measured, what the client brings, when it comes, who owns what."),
    }).label("How client and agency work together"),
    closing: invitation(),
    picture: picture(),
    seo: seo(),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
