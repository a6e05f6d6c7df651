import fc from "fast-check";
import { mixed, string } from "yup";
import { contactForm } from "../../src/forms/contact";
import { type Form, type FormValues, validate } from "../../src/forms/form";
import { researchTopicForm } from "../../src/forms/research-topic";
import { cases, hostileText } from "./hostile-text";

const sender = { name: "Ada Lovelace", email: "ada@example.org", company: "" };
const contact = { ...contactForm.empty, ...sender, message: "Please call me back." };
const suggestion = {
  ...sender,
  researchTopic: "Attribution models",
  businessContext: "We sell engines to other engineers.",
  expectedOutcome: "A comparison.",
  industry: "manufacturing",
  priority: "low",
};

const letters = (count: number) => "x".repeat(count);
const address = (letterCount: number) => `${letters(letterCount)}@${letters(35)}.com`;

/** Test values for each field, grouped by the expected error message or "accepted". */
type Expected = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

function testFields(form: Form, valid: FormValues, fields: Expected) {
  const rows = Object.entries(fields).flatMap(([field, results]) =>
    Object.entries(results).map(([result, values]) => [field, result, values] as const),
  );
  test.each(rows)("%s: %s", (field, expected, values) => {
    for (const value of values) {
      const typed = { ...valid, [field]: value };
      const validation = validate(form, typed);
      const result = validation.accepted ? "accepted" : validation.fields[field];
      expect([value, result]).toEqual([value, expected]);
      // The browser validates the text exactly as typed, so check that text, too.
      if (validation.accepted) expect(form.schema.isValidSync(typed)).toBe(true);
    }
  });
}

describe("contact form", () =>
  testFields(contactForm, contact, {
    name: {
      accepted: ["Al", letters(50), ` ${letters(50)} `, "Zoë Müller", "محمد علي", "李 小龙", "नीलम"],
      "Name must be at least 2 characters": ["", undefined, null, "   ", "A", "1"],
      "Name must be less than 50 characters": [letters(51)],
      "Name can only contain letters and spaces": ["Ada 2", "O'Hara", "Ada\nBcc: x", "Ada\u00A0L"],
      "Invalid input": [42, ["Ada"]],
    },
    email: {
      accepted: ["a&b@x.com", address(60)],
      "Please enter a valid email address": [
        "",
        "ada",
        "a b@example.org",
        "user@localhost",
        " ada@example.org",
        "<b>ada@example.org</b>",
        "ada@example.org\r\nBcc: x@example.org",
      ],
      "Email must be less than 100 characters": [address(61)],
    },
    company: {
      accepted: [letters(100), ` ${letters(50)}\n\n${letters(49)}`, null],
      "Company name must be less than 100 characters": [letters(101)],
      "Invalid input": [{}],
    },
    phone: {
      accepted: ["", undefined, null, "+1 (555) 010-0100", "5550100100", "55501001005550100100"],
      "Please enter a valid phone number": ["call me", "555+0100100"],
      "Phone number must be at least 10 digits": ["555 0100"],
      "Phone number must be less than 20 characters": ["555010010055501001001"],
    },
    message: {
      accepted: [
        letters(10),
        letters(1000),
        `<b>${letters(1000)}</b>\n`,
        "e\u0301".repeat(1000),
        "CTR < 2%, and 5 < 7",
      ],
      "Message must be at least 10 characters": ["", letters(9), `${letters(9)} `, "<b></b><i></i>"],
      // NFC normalization turns U+0958 into two characters, so the second text has 1002.
      "Message must be less than 1000 characters": [letters(1001), "\u0958".repeat(501)],
    },
    service: { accepted: ["", "full-package"], "Invalid input": ["plumbing"] },
    budget: { accepted: ["over-50k"] },
    timeline: { accepted: ["just-exploring"], "Invalid input": ["yesterday"] },
  }));

describe("research topic form", () =>
  testFields(researchTopicForm, suggestion, {
    researchTopic: {
      accepted: [letters(200)],
      "Research topic must be at least 10 characters": ["", letters(9)],
      "Research topic must be less than 200 characters": [letters(201)],
    },
    businessContext: {
      accepted: [letters(1000)],
      "Please provide more context about your business (at least 20 characters)": [letters(19)],
      "Business context must be less than 1000 characters": [letters(1001)],
    },
    expectedOutcome: {
      accepted: [letters(500)],
      "Please describe expected outcomes (at least 10 characters)": [letters(9)],
      "Expected outcome must be less than 500 characters": [letters(501)],
    },
    industry: { accepted: ["retail"], "Please select an industry": ["", "piracy"] },
    priority: { accepted: ["low"], "Please select a priority level": [""] },
    // The contact form's tests cover the rules of these three fields in detail.
    name: { "Name must be at least 2 characters": [""] },
    email: { "Please enter a valid email address": [""] },
    company: { accepted: [null] },
  }));

test("accepted values are cleaned, and every field has one", () => {
  expect(
    validate(contactForm, {
      name: " Ada ",
      email: "ada@example.org",
      message: "<b>Our CTR</b> < 2%, help! ",
      company: "Engines\n& Sons",
      phone: null,
    }),
  ).toEqual({
    accepted: true,
    values: {
      ...contactForm.empty,
      name: "Ada",
      email: "ada@example.org",
      company: "Engines & Sons",
      message: "Our CTR < 2%, help!",
    },
  });
});

test("other yup errors have a default message", () => {
  expect(() => string().required().validateSync("")).toThrow("Required");
  expect(() => mixed().oneOf(["a"]).validateSync("b")).toThrow("Invalid input");
});

test("after the form's schema, only the email check can fail, and the function accepts what the form sends", () => {
  const anyText = fc.oneof(hostileText(30), fc.constantFrom(...Object.values(contact)));
  const typedValues = fc.record({
    name: anyText,
    email: fc.oneof(anyText, fc.constant("user@localhost")),
    message: fc.oneof(anyText, hostileText(200)),
    company: anyText,
    phone: fc.oneof(anyText, fc.constant("+1 (555) 010-0100")),
  });
  fc.assert(
    fc.property(typedValues, (typed) => {
      const validation = validate(contactForm, typed);
      if (validation.accepted) expect(validate(contactForm, validation.values)).toEqual(validation);
      else if (contactForm.schema.isValidSync(typed))
        expect(Object.keys(validation.fields)).toEqual(["email"]);
    }),
    cases,
  );
});
