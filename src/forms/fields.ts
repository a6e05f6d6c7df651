import { setLocale, string } from "yup";
import { cleanText } from "./clean-text";
import { limits } from "./limits";
import { type Option } from "./options";

setLocale({
  mixed: {
    default: "Invalid input",
    notType: "Invalid input",
    oneOf: "Invalid input",
    required: "Required",
  },
});

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Length as typed or as sent, whichever is greater: composing (NFC) may lengthen a text. */
const longest = (text: string): number => Math.max(text.length, cleanText(text).length);

/**
 * A required text. What counts for the lower limit is what is left to send, so that the form and the
 * function agree on markup and blanks.
 */
const text = ({ min, max }: Limits, tooShort: string, tooLong: string) =>
  string()
    .required(tooShort)
    .test("short", tooShort, (value) => cleanText(value).length >= min)
    .test("long", tooLong, (value) => longest(value) <= max);

/** Letters of any script, their marks and the plain space; a line break could forge a mail header. */
const lettersAndSpaces = /^[\p{L}\p{M} ]*$/u;

/** Name of a visitor. */
export const name = () =>
  text(
    limits.name,
    "Name must be at least 2 characters",
    "Name must be less than 50 characters",
  ).matches(lettersAndSpaces, "Name can only contain letters and spaces");

/** Address for the answer. */
export const email = () =>
  string()
    .required("Please enter a valid email address")
    .email("Please enter a valid email address")
    .max(limits.email.max, "Email must be less than 100 characters");

/** Company, which may be left out. */
export const company = () =>
  string()
    .nullable()
    .optional()
    .test(
      "long",
      "Company name must be less than 100 characters",
      (value) => longest(value ?? "") <= limits.company.max,
    );

/** Phone number, which may be left out. */
export const phone = () =>
  string()
    .nullable()
    .optional()
    .matches(/^(?:\+?[\d ()-]*|\s*)$/, "Please enter a valid phone number")
    .test("short", "Phone number must be at least 10 digits", (value) => {
      const { length } = cleanText(value ?? "");
      return length === 0 || length >= limits.phone.min;
    })
    .test(
      "long",
      "Phone number must be less than 20 characters",
      (value) => longest(value ?? "") <= limits.phone.max,
    );

/** The message of the contact form. */
export const message = () =>
  text(
    limits.message,
    "Message must be at least 10 characters",
    "Message must be less than 1000 characters",
  );

/** What should be studied. */
export const researchTopic = () =>
  text(
    limits.researchTopic,
    "Research topic must be at least 10 characters",
    "Research topic must be less than 200 characters",
  );

/** Why the study matters to the visitor's business. */
export const businessContext = () =>
  text(
    limits.businessContext,
    "Please provide more context about your business (at least 20 characters)",
    "Business context must be less than 1000 characters",
  );

/** What the visitor hopes to learn. */
export const expectedOutcome = () =>
  text(
    limits.expectedOutcome,
    "Please describe expected outcomes (at least 10 characters)",
    "Expected outcome must be less than 500 characters",
  );

/** One of a list, which may be left out. */
export const choice = (options: readonly Option[]) =>
  string()
    .nullable()
    .optional()
    .oneOf(["", ...options.map(({ value }) => value)]);

/** One of a list, which must be chosen. */
export const requiredChoice = (options: readonly Option[], missing: string) =>
  string()
    .required(missing)
    .oneOf(
      options.map(({ value }) => value),
      missing,
    );
