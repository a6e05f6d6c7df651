import { group, labeledGroup, line } from "../fields";
import { action, introduction, invitation, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

export const homePage = defineKind({
  type: "HomePage",
  label: "Home page",
  path: "pages/home.yaml",
  route: () => "/",
  shape: group({
    hero: labeledGroup("Top of the page", {
      headline: line("Main heading of the page.", 60),
      lead: leadParagraph(),
      primary: action("First button"),
      secondary: action("Second button"),
    }),
    services: labeledGroup("Services section", introduction("the services")),
    testimonials: labeledGroup("Testimonials section", {
      ...introduction("the testimonials"),
      invitation: invitation(),
    }),
    research: labeledGroup("Research section", introduction("the studies")),
    seo: seo(),
  }),
});
