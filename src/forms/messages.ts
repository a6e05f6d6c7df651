const error = "error";
const success = "success";

/** What visitors are told about a submit (specification, section 8). */
export const messages = {
  contactLimited: {
    tone: error,
    title: "Too Many Requests",
    text: "Please wait before submitting another message.",
  },
  researchTopicLimited: {
    tone: error,
    title: "Too Many Requests",
    text: "Please wait before submitting another suggestion.",
  },
  invalidEmail: {
    tone: error,
    title: "Invalid Email",
    text: "Please enter a valid email address.",
  },
  contactFailed: {
    tone: error,
    title: "Error Sending Message",
    text: "There was a problem sending your message. Please try again or contact us directly.",
  },
  contactSent: {
    tone: success,
    title: "Message Sent",
    text: "We will respond within 24 hours",
  },
  researchTopicSubmitted: {
    tone: success,
    title: "Research Topic Submitted!",
    text: "Thank you for your suggestion. We'll review it and get back to you soon.",
  },
} as const;

/** One of the messages. */
export type Message = (typeof messages)[keyof typeof messages];

/** What stands in a form that cannot be submitted without a script. */
export const withoutScript =
  "This form needs JavaScript, which is off or did not load in your browser. You can write to us by email instead.";
