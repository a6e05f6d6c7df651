import { group, labeledGroup, line, sharedGroup } from "../fields";
import { action, introduction, leadParagraph, seo } from "../groups";
import { defineKind } from "../kind";

const heading = line("Such as Email Us.", 40);

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
    button: line("Leads down to the form.", 30),
    email: card("Card about email"),
    phone: card("Card about the phone"),
    response: labeledGroup("Card about response times", {
      heading,
      text: line("The beginning of a sentence that ends with the agency's response time.", 140),
      legend: line("What one of the strokes means. There are as many as the response time's number.", 60),
    }),
    form: group({
      ...introduction("the form"),
      about: line("Shown before the service that the visitor's link chose, such as About.", 20),
      remove: line("What the button does that removes this service, for screen readers.", 40),
      optional: line("Heading of the optional fields.", 60),
    }),
    nextSteps: labeledGroup("What happens next, here and on service pages", {
      heading: line("Shown above the three steps.", 60),
      write: line("The first step.", 80),
      reply: line("The second step. Ends with the agency's response time, which is added to it.", 60),
      decide: line("The third step.", 80),
    }),
    sent: labeledGroup("Panel after sending a message", {
      save: line("Downloads a text file with the message.", 30),
      report: line("Link to the latest report.", 40),
      reviews: action("Link to the reviews"),
    }),
    failed: labeledGroup("Panel after an error", {
      heading: line("Tells visitors that their text isn't lost.", 60),
      tryAgain: line("Sends the message again.", 30),
      wait: line("Shown if the visitor must wait; {time} stands for a time of day.", 60),
      email: line("Opens the visitor's email program.", 40),
      call: line("Link to the phone number, which {phone} stands for.", 40),
      tooLong: line("Shown above the message if no email link can hold it.", 140),
      copy: line("On the button that copies such a message.", 40),
      copied: line("Shown after the message was copied.", 40),
      refused: line("Shown when the browser doesn't allow copying.", 100),
    }),
    seo: seo(),
  }),
});
