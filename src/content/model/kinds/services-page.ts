import { group, line } from "../fields";
import { action, invitation, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

export const servicesPage = defineKind({
  type: "ServicesPage",
  label: "Services overview",
  path: "pages/services.yaml",
  route: () => "/services",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    learnMore: line("Shown on every service's card.", 30, "Link of a card"),
    contact: action("Contact button of service pages"),
    viewAll: action("Button to all services"),
    invitation: invitation(),
    seo: seo(),
  }),
});
