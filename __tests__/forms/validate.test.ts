import fc from "fast-check";
import { mixed, string } from "yup";
import { contactForm } from "../../src/forms/contact";
import { type Form, validate } from "../../src/forms/form";
import { researchTopicForm } from "../../src/forms/research-topic";
import { cases, hostileText } from "./hostile-text";

const contact = {
  ...contactForm.empty,
  name: "Ada Lovelace",
  email: "ada@example.org",
  message: "Please call me back.",
};

const suggestion = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  company: "",
  researchTopic: "Attribution models",
  businessContext: "We sell engines to other engineers.",
  expectedOutcome: "A comparison.",
  industry: "manufacturing",
  priority: "low",
};

function messageFor<Name extends string>(
  form: Form<Name>,
  values: Readonly<Record<Name, string>>,
  field: string,
  value: unknown,
): string | undefined {
  const validation = validate(form, { ...values, [field]: value });
  return validation.accepted ? undefined : validation.fields[field];
}

const letters = (count: number) => "x".repeat(count);

test.each([
  ["name", "", "Name must be at least 2 characters"],
  ["name", undefined, "Name must be at least 2 characters"],
  ["name", null, "Name must be at least 2 characters"],
  ["name", "   ", "Name must be at least 2 characters"],
  ["name", "A", "Name must be at least 2 characters"],
  ["name", "1", "Name must be at least 2 characters"],
  ["name", "Al", undefined],
  ["name", letters(50), undefined],
  ["name", letters(51), "Name must be less than 50 characters"],
  ["name", "Ada 2", "Name can only contain letters and spaces"],
  ["name", "O'Hara", "Name can only contain letters and spaces"],
  ["name", "Ada\nBcc: x", "Name can only contain letters and spaces"],
  ["name", "Ada\u00A0Lovelace", "Name can only contain letters and spaces"],
  ["name", "Zoë Müller", undefined],
  ["name", "محمد علي", undefined],
  ["name", "李 小龙", undefined],
  ["name", "नीलम", undefined],
  ["name", 42, "Invalid input"],
  ["name", ["Ada"], "Invalid input"],
  ["email", "", "Please enter a valid email address"],
  ["email", "ada", "Please enter a valid email address"],
  ["email", "a b@example.org", "Please enter a valid email address"],
  ["email", "user@localhost", "Please enter a valid email address"],
  ["email", " ada@example.org", "Please enter a valid email address"],
  ["email", "<b>ada@example.org</b>", "Please enter a valid email address"],
  ["email", "ada@example.org\r\nBcc: x@example.org", "Please enter a valid email address"],
  ["email", "a&b@x.com", undefined],
  ["email", `${letters(60)}@${letters(35)}.com`, undefined],
  ["email", `${letters(61)}@${letters(35)}.com`, "Email must be less than 100 characters"],
  ["company", letters(100), undefined],
  ["company", letters(101), "Company name must be less than 100 characters"],
  ["company", null, undefined],
  ["company", {}, "Invalid input"],
  ["phone", "", undefined],
  ["phone", undefined, undefined],
  ["phone", null, undefined],
  ["phone", "+1 (555) 010-0100", undefined],
  ["phone", "call me", "Please enter a valid phone number"],
  ["phone", "555+0100100", "Please enter a valid phone number"],
  ["phone", "555 0100", "Phone number must be at least 10 digits"],
  ["phone", "5550100100", undefined],
  ["phone", "55501001005550100100", undefined],
  ["phone", "555010010055501001001", "Phone number must be less than 20 characters"],
  ["message", "", "Message must be at least 10 characters"],
  ["message", letters(9), "Message must be at least 10 characters"],
  ["message", `${letters(9)}   `, "Message must be at least 10 characters"],
  ["message", "<b></b><i></i>", "Message must be at least 10 characters"],
  ["message", letters(10), undefined],
  ["message", letters(1000), undefined],
  ["message", letters(1001), "Message must be less than 1000 characters"],
  ["message", "CTR < 2%, and 5 < 7", undefined],
  ["service", "", undefined],
  ["service", "full-package", undefined],
  ["service", "plumbing", "Invalid input"],
  ["budget", "over-50k", undefined],
  ["timeline", "just-exploring", undefined],
  ["timeline", "yesterday", "Invalid input"],
])("contact: %s %j: %s", (field, value, message) => {
  expect(messageFor(contactForm, contact, field, value)).toBe(message);
});

test.each([
  ["researchTopic", "", "Research topic must be at least 10 characters"],
  ["researchTopic", letters(9), "Research topic must be at least 10 characters"],
  ["researchTopic", letters(200), undefined],
  ["researchTopic", letters(201), "Research topic must be less than 200 characters"],
  [
    "businessContext",
    letters(19),
    "Please provide more context about your business (at least 20 characters)",
  ],
  ["businessContext", letters(1000), undefined],
  ["businessContext", letters(1001), "Business context must be less than 1000 characters"],
  ["expectedOutcome", letters(9), "Please describe expected outcomes (at least 10 characters)"],
  ["expectedOutcome", letters(500), undefined],
  ["expectedOutcome", letters(501), "Expected outcome must be less than 500 characters"],
  ["industry", "", "Please select an industry"],
  ["industry", "piracy", "Please select an industry"],
  ["priority", "", "Please select a priority level"],
  ["name", "", "Name must be at least 2 characters"],
  ["email", "user@localhost", "Please enter a valid email address"],
  ["company", null, undefined],
])("suggestion: %s %j: %s", (field, value, message) => {
  expect(messageFor(researchTopicForm, suggestion, field, value)).toBe(message);
});

test("what is accepted is sent clean, with every field", () => {
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
  const researchTopic = "<b>Attribution</b> models ";
  expect(validate(researchTopicForm, { ...suggestion, researchTopic })).toEqual({
    accepted: true,
    values: suggestion,
  });
});

test("everything that is wrong comes at once", () => {
  expect(validate(contactForm, contactForm.empty)).toEqual({
    accepted: false,
    fields: {
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      message: "Message must be at least 10 characters",
    },
  });
});

test("defaults for everything else", () => {
  expect(() => string().required().validateSync("")).toThrow("Required");
  expect(() => mixed().oneOf(["a"]).validateSync("b")).toThrow("Invalid input");
});

const anyText = fc.oneof(hostileText(30), fc.constantFrom(...Object.values(contact)));

test("what the form takes, only the address check can refuse, and the function takes what it sends", () => {
  fc.assert(
    fc.property(
      fc.record({
        name: anyText,
        email: fc.oneof(anyText, fc.constant("user@localhost")),
        message: fc.oneof(anyText, hostileText(200)),
        company: anyText,
        phone: fc.oneof(anyText, fc.constant("+1 (555) 010-0100")),
      }),
      (typed) => {
        const validation = validate(contactForm, typed);
        if (validation.accepted)
          expect(validate(contactForm, validation.values)).toEqual(validation);
        else if (contactForm.schema.isValidSync(typed))
          expect(Object.keys(validation.fields)).toEqual(["email"]);
      },
    ),
    cases,
  );
});
