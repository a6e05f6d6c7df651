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
    reportLabel: line(
      "Shown on service pages, above the title of a report that supports the service's advice.",
      40,
      "Link to a report",
    ),
    invitation: invitation(),
    seo: seo(),
  }),
});
