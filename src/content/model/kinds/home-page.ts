import { group, line } from "../fields";
import { action, introduction, invitation, lead, seo } from "../groups";
import { defineKind } from "../kind";

/** Text on the home page. The services, testimonials and studies on the page have their own content files. */
export const homePage = defineKind({
  type: "HomePage",
  label: "Home page",
  path: "pages/home.yaml",
  route: () => "/",
  shape: group({
    hero: group({
      headline: line("Main heading of the page.", 60),
      lead: lead(),
      primary: action("First button"),
      secondary: action("Second button"),
    }).label("Top of the page"),
    services: group(introduction("the services")).label("Services section"),
    testimonials: group({ ...introduction("the testimonials"), invitation: invitation() }).label(
      "Testimonials section",
    ),
    research: group(introduction("the studies")).label("Research section"),
    seo: seo(),
  }),
});
