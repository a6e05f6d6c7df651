import { object } from "yup";
import { group, line, paragraph } from "../fields";
import { action, invitation, seo } from "../groups";
import { defineKind } from "../kind";

/** The words of the home page that no other content file holds. */
export const homePage = defineKind({
  type: "HomePage",
  label: "Home page",
  path: "pages/home.yaml",
  route: () => "/",
  shape: object({
    hero: group({
      headline: line("Main heading.", 60),
      lead: paragraph("One or two sentences below it."),
      primary: action(),
      secondary: action(),
    }),
    services: group({
      heading: line("Heading above the services.", 60),
      lead: paragraph("One sentence below it."),
    }),
    testimonials: group({
      heading: line("Heading above the testimonials.", 60),
      lead: paragraph("One sentence below it."),
      invitation: invitation(),
    }),
    research: group({
      heading: line("Heading above the studies.", 60),
      lead: paragraph("One sentence below it."),
    }),
    seo: seo(),
  }),
});
