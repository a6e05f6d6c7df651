import fc from "fast-check";
import { mixed, string } from "yup";
import { contactForm } from "../../src/forms/contact";
import { lineField } from "../../src/forms/fields";
import { checkLast, defineForm, type Form, type FormValues, validate } from "../../src/forms/form";
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
      const validation = validate(form, { ...valid, [field]: value });
      const result = validation.accepted ? "accepted" : validation.fields[field];
      expect([value, result]).toEqual([value, expected]);
    }
  });
}

describe("contact form", () =>
  testFields(contactForm, contact, {
    name: {
      accepted: [
        ...[
          "Al",
          letters(50),
          ` ${letters(50)} `,
          "<b>Ada</b>\u202D",
          "Zoë Müller",
          "محمد علي",
          "李 小龙",
          "नीलम",
        ],
        ...["Ada\u00A0L", "Ada\u3000L", "Ada\tL", "علی\u200Cرضا", "അനില്\u200D", "葛\u{E0100}城"],
      ],
      "Name must be at least 2 characters": ["", undefined, null, "   ", "A", "1", "A\u200D\u200C"],
      "Name must be less than 50 characters": [letters(51)],
      "Name can only contain letters and spaces": ["Ada 2", "O'Hara", "Ada\nBcc: x", "Ada 👨‍👩‍👧"],
      "Invalid input": [42, ["Ada"]],
    },
    email: {
      accepted: [
        ...["a&b@x.com", address(60), " ada@example.org", "<b>ada@example.org</b>\u202C", "user@localhost"],
        ...[
          "info@müller.de",
          "info@mu\u0308ller.de",
          "info@例え.jp",
          "info@xn--mller-kva.de",
          "info@نامه\u200Cای.com",
        ],
      ],
      "Please enter a valid email address": [
        "",
        "ada",
        "a b@example.org",
        "müller@example.org",
        "Ada <ada@example.org>",
        "ada@exam\u200Cple.org",
        ...["ada@müller.de/x", "ada@b@müller.de", "ada@müller.de:25", `ada@${"ü".repeat(60)}.de`],
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
      accepted: [
        "",
        undefined,
        null,
        "+1 (555) 010-0100",
        "5550100100",
        "55501001005550100100",
        "\u202D+1\u00A0(555)\u2009010\u20130100\u202C",
        "555\u2011010\u22120100",
        " \u2068555 0100 100\u2069\n",
      ],
      "Please enter a valid phone number": ["call me", "555+0100100", "555 010 0100 ext. 5"],
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
        "<ana@example.org>",
      ],
      "Message must be at least 10 characters": [
        "",
        letters(9),
        `${letters(9)} `,
        "<b></b><i></i>",
        `${letters(9)}\u200D`,
      ],
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

test("only the last check refuses an address without a domain's dot", () => {
  expect(checkLast(contactForm, { ...contact, email: "user@localhost" })).toEqual({
    email: "Please enter a valid email address",
  });
  for (const email of ["ada@example.org", "info@müller.de"]) {
    expect(checkLast(contactForm, { ...contact, email })).toEqual({});
  }
});

test("the function accepts what the form sends, unchanged", () => {
  const anyText = fc.oneof(hostileText(30), fc.constantFrom(...Object.values(contact)));
  const typedValues = fc.record({
    name: anyText,
    email: fc.oneof(anyText, fc.constant("info@müller.de")),
    message: fc.oneof(anyText, hostileText(200)),
    company: anyText,
    phone: fc.oneof(anyText, fc.constant("+1 (555) 010–0100")),
  });
  fc.assert(
    fc.property(typedValues, (typed) => {
      const validation = validate(contactForm, typed);
      if (validation.accepted) expect(validate(contactForm, validation.values)).toEqual(validation);
    }),
    cases,
  );
});

test("a field can't have the honeypot's name", () => {
  const field = lineField("Website", 100, "Website must be less than 100 characters");
  // @ts-expect-error The type check reports this name.
  const form = defineForm({ ...contactForm, fields: { website: field } });
  expect(Object.keys(form.fields)).toEqual(["website"]);
});
