import { choice, group, integer, line, link, list, paragraph, sampleCopy } from "../fields";
import { defineKind } from "../kind";

/** The agency: its name, how to reach it, the three claims, and what the footer says. */
export const organisation = defineKind({
  type: "Organisation",
  label: "Organisation",
  path: "site/organisation.yaml",
  shape: group({
    name: line("Name of the agency.", 40),
    tagline: line("One sentence below the logo in the footer.", 140),
    website: line("Address of this website, such as https://www.example.com.", 100).matches(
      /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/,
      {
        name: "origin",
        message:
          "is not an address such as https://www.example.com, without a path or a slash at its end",
      },
    ),
    email: line("Address that visitors write to.", 100).email("is not an e-mail address"),
    // Links to call it are made of its digits.
    phone: line("Phone number as visitors read it.", 20).matches(/^\+?[\d\s().-]+$/, {
      name: "phone",
      message: "is not a phone number such as (212) 555-0142 or +44 20 7946 0018",
    }),
    hours: line("Business days and hours.", 60),
    responseTime: line("How soon the agency answers.", 60),
    claims: list(
      group(
        {
          value: line("The figure.", 12),
          label: line("What it counts.", 40),
          drawing: choice("How it is drawn: strokes of five, blocks, or marks out of a hundred.", [
            "tally",
            "blocks",
            "hundred",
          ]),
          count: integer("How many strokes, blocks or marks are drawn.", 1, 100),
          legend: line("What one stroke, block or mark stands for.", 60),
        },
        "Claim",
      ),
      "The three figures that the site shows as claims.",
      { min: 3, max: 3 },
    ),
    social: list(
      group(
        {
          network: choice("Which network.", ["x", "instagram", "linkedin"]),
          label: line("Name of the link for screen readers.", 60),
          to: link("Address of the profile."),
        },
        "SocialProfile",
      ),
      "Profiles that the footer links to.",
    ),
    newsletter: group({
      label: line("Label of the e-mail box in the footer.", 60),
      placeholder: line("Example shown in the empty box.", 60),
      button: line("Words of its button.", 30),
    }),
    copyright: line("Copyright line.", 120),
    description: paragraph("What the agency does, for search engines."),
    sampleCopy: sampleCopy(),
  }),
});
