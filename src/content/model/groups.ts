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

export const lead = (description = "One or two sentences below the heading.") =>
  paragraph(description).label("Introduction");

/** The heading and introduction at the top of a page section. */
export const introduction = (what: string) => ({
  heading: line(`Heading above ${what}.`, 60),
  lead: lead(),
});

/** The call to action at the end of a page. */
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
 * Title and description for search engines and link previews. Search results cut off a title after about 60 characters.
 * The site appends the agency's name, so the title itself may have at most 47 characters.
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

/** An optional picture with a text alternative (WCAG 1.1.1). */
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
