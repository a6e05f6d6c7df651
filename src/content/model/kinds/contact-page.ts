import { group, line, paragraph } from "../fields";
import { introduction, seo } from "../groups";
import { defineKind } from "../kind";

const card = (text = "Sentence of the card.") =>
  group({ heading: line("Heading of the card.", 40), text: line(text, 140) }, "ContactCard");

/** The words of the contact page. Address, phone and hours come from the organisation. */
export const contactPage = defineKind({
  type: "ContactPage",
  label: "Contact page",
  path: "pages/contact.yaml",
  route: () => "/contact",
  shape: group({
    title: line("Main heading.", 60),
    lead: paragraph("One or two sentences below it."),
    button: line("Button that scrolls to the form.", 30),
    email: card(),
    phone: card(),
    response: card("Begins the sentence that the agency's response time ends."),
    form: group(introduction("the form")),
    seo: seo(),
  }),
});
