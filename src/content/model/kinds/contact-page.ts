import { group, labeledGroup, line, sharedGroup } from "../fields";
import { introduction, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

const heading = line("Such as Email Us.", 40);

const card = (label: string) =>
  sharedGroup("ContactCard", label, { heading, text: line("One sentence below the heading.", 140) });

/** The address, phone number and business hours come from `site/organization.yaml`. */
export const contactPage = defineKind({
  type: "ContactPage",
  label: "Contact page",
  path: "pages/contact.yaml",
  route: () => "/contact",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    button: line("Leads down to the form.", 30),
    email: card("Card about email"),
    phone: card("Card about the phone"),
    response: labeledGroup("Card about response times", {
      heading,
      text: line("The beginning of a sentence that ends with the agency's response time.", 140),
      legend: line("What one of the strokes means. There are as many as the response time's number.", 60),
    }),
    form: group(introduction("the form")),
    seo: seo(),
  }),
});
