import { group, line, paragraph } from "../fields";
import { action, introduction, invitation, seo } from "../groups";
import { defineKind } from "../kind";

/** The words of the home page that no other content file holds. */
export const homePage = defineKind({
  type: "HomePage",
  label: "Home page",
  path: "pages/home.yaml",
  route: () => "/",
  shape: group({
    hero: group({
      headline: line("Main heading.", 60),
      lead: paragraph("One or two sentences below it."),
      primary: action(),
      secondary: action(),
    }),
    services: group(introduction("the services")),
    testimonials: group({ ...introduction("the testimonials"), invitation: invitation() }),
    research: group(introduction("the studies")),
    seo: seo(),
  }),
});
