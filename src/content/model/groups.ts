import { group, line, link, list, optional, paragraph, sharedGroup } from "./fields";

export const action = (label = "Link") =>
  sharedGroup("Action", label, {
    label: line("The text of the link or button, such as Contact Us.", 60, "Words"),
    to: link(
      "A page on this site, such as /contact, or an address that starts with https:, mailto:, or tel:.",
      "Leads to",
    ),
  });

export const point = () =>
  sharedGroup("Point", "Point", {
    title: line("A heading of a few words.", 80),
    text: paragraph("One or two sentences below the heading."),
  });

export const findings = () =>
  list(line("One key finding.", 160, "Finding"), "Four key findings, shown on the card.", {
    label: "Key findings",
    min: 4,
    max: 4,
  });

export const leadParagraph = (description = "One or two sentences below the heading.") =>
  paragraph(description, "Introduction");

export const introduction = (what: string) => ({
  heading: line(`Heading above ${what}.`, 60),
  lead: leadParagraph(),
});

export const invitation = () =>
  sharedGroup("Invitation", "Closing invitation", {
    heading: line("A short question or promise.", 80),
    text: paragraph("One sentence below the heading."),
    action: action("Button"),
  });

/** Search results show about 60 characters of a title, including the agency's name that the site adds. */
export const seo = () =>
  sharedGroup("Seo", "Search results and link previews", {
    title: line(
      "The page's title in browser tabs and search results. The agency's name is added if there's room.",
      47,
    ),
    description: { ...line("Two sentences that search results show below the title.", 160), min: 50 },
  });

const pictureName = /\.(avif|jpe?g|png|webp)$/;

const pictureFile = (label: string, description: string) => ({
  type: "picture" as const,
  label,
  description,
  patterns: [{ regex: pictureName, message: pictureMessage }],
});

/** An optional picture with a text alternative (WCAG 1.1.1). */
export const picture = () =>
  optional({
    ...group({
      src: pictureFile("Picture file", "A picture in content/images, such as /images/office.jpg."),
      dark: optional(
        pictureFile(
          "Dark version",
          "The same picture in the same size, but in dark colors, for visitors who prefer dark pages.",
        ),
      ),
      alt: line("What the picture shows, for people who can't see it.", 160, "Description"),
      caption: optional(
        line("Text below the picture. For example, explain what a drawing counts.", 200, "Caption"),
      ),
    }),
    graphqlType: "Picture",
    description: "An optional picture near the top of the page.",
  });

function pictureMessage(path: string): string {
  const ending = path.toLowerCase().match(pictureName)?.[0];
  return ending === undefined
    ? "isn't an .avif, .jpg, .png or .webp file"
    : `ends in capital letters: rename the file so that it ends in ${ending}`;
}
