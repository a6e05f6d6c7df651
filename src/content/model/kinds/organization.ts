import {
  choice,
  flag,
  group,
  integer,
  line,
  link,
  list,
  matching,
  paragraph,
  sampleCopy,
  sharedGroup,
} from "../fields";
import { defineKind } from "../kind";

function isTimeZone(timeZone: string): boolean {
  try {
    // Throws an error for a name that isn't in the IANA time zone database.
    new Date().toLocaleDateString("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

export const organization = defineKind({
  type: "Organization",
  label: "Organization",
  path: "site/organization.yaml",
  shape: group({
    name: line("What the agency is called.", 40),
    tagline: line("One sentence below the logo in the footer.", 140),
    website: matching(
      line("Address of this website, such as https://www.example.com.", 100),
      /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/,
      "isn't an address such as https://www.example.com, without a path or a slash at the end",
    ),
    email: matching(
      line("Address that visitors write to.", 100),
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      "isn't an email address",
    ),
    // Punctuation affects only how the number looks, because the `tel:` link uses only its digits.
    phone: matching(
      line("As visitors read it, such as (212) 555-0142.", 20),
      /^\+?[\d\s().-]+$/,
      "isn't a phone number such as (212) 555-0142 or +44 20 7946 0018",
    ),
    timeZone: matching(
      line("Its day decides when a report with a later date is published. Such as America/New_York.", 40),
      /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/,
      "isn't a time zone such as America/New_York",
      isTimeZone,
    ),
    hours: line("Business days and hours.", 60),
    responseTime: line("How soon the agency answers.", 60),
    messageSource: flag(
      "Adds to each message which ad or site the visitor came from. The privacy policy says so.",
      "Source of messages",
    ),
    stats: list(
      sharedGroup("Stat", "Key number", {
        value: line("Such as 98%.", 12, "Figure"),
        label: line("Such as Client Satisfaction.", 40, "What it counts"),
        drawing: choice("Strokes of five, blocks, or marks out of a hundred.", [
          "tally",
          "blocks",
          "hundred",
        ]),
        count: integer("How many strokes, blocks or marks are drawn.", 1, 100),
        legend: line("What one stroke, block or mark stands for.", 60),
      }),
      "The agency's three key numbers, on the home page and on Our Story.",
      { min: 3, max: 3 },
    ),
    social: list(
      sharedGroup("SocialProfile", "Profile", {
        network: choice("Its icon is shown in the footer.", ["x", "instagram", "linkedin"]),
        label: line("Read out by screen readers.", 60, "Name of the link"),
        to: link("The profile's address, which starts with https:.", "Leads to"),
      }),
      "The footer links to them.",
      { label: "Social profiles" },
    ),
    newsletter: group({
      label: line("Shown above the email box in the footer.", 60, "Words above the box"),
      placeholder: line("Shown in the empty box.", 60, "Example"),
      button: line("Beside the box.", 30),
    }),
    copyright: line("Shown at the bottom of every page.", 120),
    description: paragraph("What the agency does, for search engines."),
    sampleCopy: sampleCopy(),
  }),
});
