import { group, line, sharedGroup } from "../fields";
import { introduction, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

const card = (label: string, text = "One sentence below the heading.") =>
  sharedGroup("ContactCard", label, { heading: line("Such as Email Us.", 40), text: line(text, 140) });

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
    response: card(
      "Card about response times",
      "The beginning of a sentence that ends with the agency's response time.",
    ),
    form: group(introduction("the form")),
    seo: seo(),
  }),
});
