import { group, line, paragraph } from "../fields";
import { action, invitation, seo } from "../groups";
import { defineKind } from "../kind";

/** The services overview, and the words that all service cards and service pages share. */
export const servicesPage = defineKind({
  type: "ServicesPage",
  label: "Services overview",
  path: "pages/services.yaml",
  route: () => "/services",
  shape: group({
    title: line("Main heading.", 60),
    lead: paragraph("One or two sentences below it."),
    learnMore: line("Link of each service card.", 30),
    contact: action(),
    viewAll: action(),
    invitation: invitation(),
    seo: seo(),
  }),
});
