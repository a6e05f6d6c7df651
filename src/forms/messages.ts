import facts from "./form-facts.json";

export interface Message {
  readonly tone: "success" | "error";
  readonly title: string;
  readonly text: string;
}

const failure = (title: string, text: string): Message => ({ tone: "error", title, text });
const success = (title: string, text: string): Message => ({ tone: "success", title, text });

/** Messages for visitors, quoted from the specification, section 8. */
export const messages = {
  contactLimited: failure("Too Many Requests", "Please wait before submitting another message."),
  researchTopicLimited: failure("Too Many Requests", "Please wait before submitting another suggestion."),
  invalidEmail: failure("Invalid Email", "Please enter a valid email address."),
  contactFailed: failure(
    "Error Sending Message",
    "There was a problem sending your message. Please try again or contact us directly.",
  ),
  contactSent: success("Message Sent", `We will respond ${facts.replyTime}`),
  researchTopicSubmitted: success(
    "Research Topic Submitted!",
    "Thank you for your suggestion. We'll review it and get back to you soon.",
  ),
};

export const withoutScript =
  "This form needs JavaScript, which is off or did not load in your browser. " +
  "You can write to us by email instead.";
