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
import { isPhoneNumber } from "../phone-number";

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
    name: line("The agency's name.", 40),
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
    phone: matching(
      line("The phone number with its country code, as visitors see it.", 30),
      /^\+[\d\s()./\u2010-\u2015-]+$/,
      "isn't a complete phone number that begins with + and the country code, such as +1 (212) 555-0142",
      isPhoneNumber,
    ),
    timeZone: matching(
      line(
        "The agency's time zone, such as America/New_York. A report is published when its date begins in this time zone.",
        40,
      ),
      /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/,
      "isn't a time zone such as America/New_York",
      isTimeZone,
    ),
    hours: line("Business days and hours.", 60),
    responseTime: line("How soon the agency answers.", 60),
    messageSource: flag(
      "Adds the ad or website that a visitor came from to the visitor's message. The privacy policy mentions this.",
      "Source of messages",
    ),
    currency: matching(
      line(
        "The code of the currency that clients pay in, such as USD. The contact form shows budgets in it.",
        3,
      ),
      /^[A-Z]{3}$/,
      "isn't the code of a currency such as USD, EUR, or DKK",
      (code) => Intl.supportedValuesOf("currency").includes(code),
    ),
    stats: list(
      sharedGroup("Stat", "Key number", {
        value: line("The number, such as 98%.", 12, "Figure"),
        label: line("Shown with the number, such as Client Satisfaction.", 40, "What it counts"),
        drawing: choice("How the number is drawn: as tally marks, as blocks, or as marks out of a hundred.", [
          "tally",
          "blocks",
          "hundred",
        ]),
        count: integer("How many strokes, blocks, or marks represent the number.", 1, 100),
        legend: line("Explains the drawing, such as One stroke, one client.", 60),
      }),
      "The agency's three key numbers, shown on the home page and the Our Story page.",
      { min: 3, max: 3 },
    ),
    social: list(
      sharedGroup("SocialProfile", "Profile", {
        network: choice("The social network. The footer shows its icon.", ["x", "instagram", "linkedin"]),
        to: link("The profile's address, which starts with https:.", "Leads to"),
      }),
      "The footer links to these profiles.",
      { label: "Social profiles" },
    ),
    newsletter: line("Shown above the email box in the footer.", 60, "Words above the email box"),
    copyright: line("Shown at the bottom of every page.", 120),
    description: paragraph("What the agency does, for search engines."),
    sampleCopy: sampleCopy(),
  }),
});
