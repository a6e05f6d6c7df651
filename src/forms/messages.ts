/** A message that is shown for some seconds. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

/** What visitors are told about a submit (specification, section 8). */
export const messages = {
  contactLimited: {
    title: "Too Many Requests",
    text: "Please wait before submitting another message.",
  },
  researchTopicLimited: {
    title: "Too Many Requests",
    text: "Please wait before submitting another suggestion.",
  },
  invalidEmail: { title: "Invalid Email", text: "Please enter a valid email address." },
  contactFailed: {
    title: "Error Sending Message",
    text: "There was a problem sending your message. Please try again or contact us directly.",
  },
  contactSent: { title: "Message Sent", text: "We will respond within 24 hours" },
  researchTopicSubmitted: {
    title: "Research Topic Submitted!",
    text: "Thank you for your suggestion. We'll review it and get back to you soon.",
  },
} as const satisfies Record<string, Message>;
