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
  paragraph,
  paragraphs,
  sampleCopy,
} from "../fields";
import { invitation, picture, point, seo } from "../groups";
import { defineKind } from "../kind";
import { addressPattern } from "../names";

/** The groups of the header's services menu. */
export const serviceGroups = ["engineering", "ads"] as const;

const points = (description: string) => list(point(), description, { min: 2, max: 6 });

const reasons = (what: string) =>
  group(
    {
      heading: line(`Heading of the section on ${what}.`, 80),
      paragraphs: paragraphs("The paragraphs below it."),
      points: points("The reasons."),
    },
    "Explanation",
  );

/** A service: its card, its entry in the menus and its own page. */
export const service = defineKind({
  type: "Service",
  label: "Service",
  path: "services/{slug}.yaml",
  route: (slug, { path }) => path ?? `/services/${slug}`,
  template: "service",
  summary: ({ name, cover }) => ({ label: name, cover }),
  shape: group({
    name: line("Name on cards and in menus.", 40),
    order: integer("Place among the services; 1 comes first.", 1, 999),
    group: choice("Group of the services menu.", serviceGroups),
    path: string()
      .matches(
        addressPattern,
        ({ value }) => `is "${String(value)}", an address such as /web-development is allowed`,
      )
      .nonNullable(emptyOptional)
      .optional()
      .meta({ description: "Address of the page, when it is not /services/ and the file's name." }),
    icon: icon(),
    cover: choice(
      "Drawing at the top of the page, on the card and on the share image.",
      coverNames,
    ),
    description: line("Text of the card.", 200),
    features: list(line("One feature.", 70), "The card's bullets.", { min: 4, max: 4 }),
    title: line("Main heading of the page.", 80),
    tagline: line("One or two sentences below it.", 240),
    what: group({
      heading: line("Heading of the section on what the service is.", 80),
      paragraphs: paragraphs("What the service is."),
    }),
    why: reasons("why a business needs it"),
    choose: reasons("why to choose the agency"),
    offer: group({
      heading: line("Heading of the grid of offers.", 80),
      lead: paragraph("One sentence below it."),
      items: list(point(), "The cards of the grid.", { min: 4, max: 8 }),
    }),
    work: group({
      heading: line("Heading of the section on how client and agency work together.", 80),
      points: points("What is measured, what the client brings, when it comes, who owns what."),
    }),
    closing: invitation(),
    picture: picture(),
    seo: seo(),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
