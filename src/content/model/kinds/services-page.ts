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
    learnMore: line("On every service's card.", 30, "Link of a card"),
    contact: action("Contact button of service pages"),
    viewAll: action("Button to all services"),
    reportLabel: line("On service pages, above a number from one of our reports.", 40, "Link to a report"),
    invitation: invitation(),
    seo: seo(),
  }),
});
