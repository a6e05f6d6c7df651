import fc from "fast-check";
import { cleanEmail, cleanLine, cleanPhone, cleanText } from "../../src/forms/clean-text";
import { cases, hostileText } from "./hostile-text";

test.each([
  ["  Ada  ", "Ada"],
  ["e\u0301", "é"],
  ["a\u200Bb\u202Ec\uFEFFd", "abcd"],
  ["one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"],
  ["a\tb\0c\u0085d", "a bcd"],
  ["<\u200Bscript>x", "x"],
  ["5 <\u0338 7", "5 ≮ 7"],
  ["half \uD800 a pair", "half  a pair"],
  ["नीलम", "नीलम"],
  ["❤️ 1️⃣", "❤️ 1️⃣"],
  ["\u3164\u115F\u1160\uFFA0", ""],
  ["\u2800\u2800a\u2800b\u2800", "a b"],
  ["\u0301\u0316\uFE0F", ""],
  ["\n\u0301a \u0301\u0301 b", "a  b"],
  ["<b>\u0301</b>a", "a"],
  ["CTR < 2%, ROI > 3", "CTR < 2%, ROI > 3"],
  ["a&b@x.com", "a&b@x.com"],
  ["<script>alert(1)</script>", "alert(1)"],
  ["<<b>script>alert(1)<</b>/script>", "alert(1)"],
  ["<!-- hidden -->shown", "shown"],
  ['<a href="x" title="<">link</a>', "link"],
  ["<p\n>two lines</p\n>", "two lines"],
  ["half a <tag", "half a <tag"],
])("%j is cleaned to %j", (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test("cleaning twice changes nothing more, and no tags are left", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      for (const clean of [cleanText, cleanLine, cleanPhone, cleanEmail]) {
        expect(clean(clean(text))).toBe(clean(text));
      }
      expect(cleanText(text)).not.toMatch(/<[a-z/!?][^>]*>/i);
    }),
    cases,
  );
});

test("a line break in a one-line field becomes a space", () => {
  expect(cleanLine("Engines\r\nEmail: forged@example.org")).toBe("Engines Email: forged@example.org");
});

test("a phone keeps digits, spaces, dashes, parentheses and +", () => {
  expect(cleanPhone("<b>+1 (555) 010-0100</b> ext. x")).toBe("+1 (555) 010-0100");
});

test.each([
  ["ada@example.org", "ada@example.org"],
  ["a&b@x.com", "a&b@x.com"],
  ["user@localhost", ""],
  ["ada@example..org", ""],
  ["ada example.org", ""],
  ["", ""],
])("the email address %j is cleaned to %j", (email, cleaned) => {
  expect(cleanEmail(email)).toBe(cleaned);
});

test("cleaning takes linear time", () => {
  // These texts are so long that an algorithm with quadratic time would exceed the test's timeout.
  const length = 300_000;
  cleanLine(`a${" ".repeat(length)}b`);
  cleanLine(`a${" \n".repeat(length)}b`);
  cleanEmail(`a@${".".repeat(length)}`);
  cleanEmail(`a@${"a.".repeat(length)}@`);
  for (const unit of ["<", "<a", "<a ", ">", "<!--", "</", '<a "', "<>"]) {
    cleanText(unit.repeat(length));
  }
});
