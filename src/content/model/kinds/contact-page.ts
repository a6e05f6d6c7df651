import { group, labeledGroup, line, sharedGroup } from "../fields";
import { action, introduction, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

const heading = line("The card's heading, such as Email Us.", 40);

const card = (label: string) =>
  sharedGroup("ContactCard", label, { heading, text: line("One sentence below the heading.", 140) });

/** The email address, phone number, and business hours on the page come from `site/organization.yaml`. */
export const contactPage = defineKind({
  type: "ContactPage",
  label: "Contact page",
  path: "pages/contact.yaml",
  route: () => "/contact",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: leadParagraph(),
    button: line("On the button that leads down to the form.", 30),
    email: card("Card about email"),
    phone: card("Card about the phone"),
    response: labeledGroup("Card about response times", {
      heading,
      text: line("The beginning of a sentence that ends with the agency's response time.", 140),
      legend: line(
        "Explains the strokes. The card shows as many strokes as the number in the response time.",
        60,
      ),
    }),
    form: group(introduction("the form")),
    nextSteps: labeledGroup("What happens next, here and on service pages", {
      heading: line("Shown above the three steps.", 60),
      write: line("The first step.", 80),
      reply: line("The second step. The agency's response time is added at the end.", 60),
      decide: line("The third step.", 80),
    }),
    sent: labeledGroup("Panel after sending a message", {
      report: line("On the link to the latest report.", 40),
      reviews: action("Link to the reviews"),
    }),
    seo: seo(),
  }),
});
