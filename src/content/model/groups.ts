import { object, string } from "yup";
import { emptyOptional, group, line, link, paragraph } from "./fields";

export const action = (label = "Link") =>
  group(
    {
      label: line("What visitors read and press, such as Contact Us.", 60).label("Words"),
      to: link(
        "A page of this site such as /contact, or an address that starts with https:, mailto: or tel:.",
      ).label("Leads to"),
    },
    "Action",
  ).label(label);

export const point = () =>
  group(
    {
      title: line("What the point says, in a few words.", 80),
      text: paragraph("One or two sentences."),
    },
    "Point",
  ).label("Point");

/** The sentences below a main heading. */
export const lead = (description = "One or two sentences below the heading.") =>
  paragraph(description).label("Introduction");

/** The fields with which a part of a page begins. */
export const introduction = (what: string) => ({
  heading: line(`Heading above ${what}.`, 60),
  lead: lead(),
});

/** The invitation at the end of a page. */
export const invitation = () =>
  group(
    {
      heading: line("A short question or promise.", 80),
      text: paragraph("One sentence."),
      action: action("Button"),
    },
    "Invitation",
  ).label("Closing invitation");

/**
 * What search engines and link previews show. The name of the agency is put behind the title, and
 * both together should not pass the 60 characters that result pages show.
 */
export const seo = () =>
  group(
    {
      title: line("For the browser tab and search results. The agency's name is added to it.", 47),
      description: line("Two sentences that search results show below the title.", 160).min(
        50,
        ({ value }) => `has ${String(value).length} characters, 50 at least are needed`,
      ),
    },
    "Seo",
  ).label("Search results and link previews");

/** A picture and what it shows, in words (WCAG 1.1.1). Optional: a page without one has its generated cover. */
export const picture = () =>
  object({
    src: string()
      .required("is missing")
      .matches(/\.(avif|jpe?g|png|webp)$/, ({ value }) => {
        const [ending = ""] = /\.(avif|jpe?g|png|webp)$/i.exec(String(value)) ?? [];
        return ending === ""
          ? "is not an .avif, .jpg, .png or .webp file"
          : `ends in upper case: rename the file so that it ends in ${ending.toLowerCase()}`;
      })
      .meta({
        description: "A picture in content/images, such as /images/office.jpg.",
        format: "picture",
      })
      .label("Picture file"),
    alt: line("What the picture shows, for people who can't see it.", 160).label("Description"),
  })
    .default(undefined)
    .nonNullable(emptyOptional)
    .optional()
    .meta({
      graphqlType: "Picture",
      description: "Shown below the top of the page. A page may do without.",
    });
