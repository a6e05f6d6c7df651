import { object, string } from "yup";
import { emptyOptional, group, line, link, paragraph } from "./fields";

export const action = () =>
  group({ label: line("Words of the link or button.", 60), to: link("Where it leads.") }, "Action");

export const point = () =>
  group({ title: line("Title.", 80), text: paragraph("One or two sentences.") }, "Point");

/** The fields with which a part of a page begins. */
export const introduction = (what: string) => ({
  heading: line(`Heading above ${what}.`, 60),
  lead: paragraph("One or two sentences below it."),
});

/** The invitation at the end of a page. */
export const invitation = () =>
  group(
    { heading: line("Heading.", 80), text: paragraph("One sentence."), action: action() },
    "Invitation",
  );

/**
 * What search engines and link previews show. The name of the agency is put behind the title, and
 * both together should not pass the 60 characters that result pages show.
 */
export const seo = () =>
  group(
    {
      title: line("Title of the browser tab and of search results, without the agency's name.", 47),
      description: line("Two sentences below the title in search results.", 160).min(
        50,
        ({ value }) => `has ${String(value).length} characters, 50 at least are needed`,
      ),
    },
    "Seo",
  );

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
      .meta({ description: "Picture file, relative to this file.", format: "picture" }),
    alt: line("What the picture shows, for those who do not see it.", 160),
  })
    .default(undefined)
    .nonNullable(emptyOptional)
    .optional()
    .meta({ graphqlType: "Picture", description: "Picture." });
