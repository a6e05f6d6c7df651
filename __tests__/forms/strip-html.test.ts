import fc from "fast-check";
import { stripHtml } from "../../src/forms/strip-html";
import { cases, hostileText } from "./hostile-text";

test.each([
  ["5 < 7", "5 < 7"],
  ["CTR < 2%, ROI > 3", "CTR < 2%, ROI > 3"],
  ["I <3 you", "I <3 you"],
  ["a&b@x.com", "a&b@x.com"],
  ["fish &amp; chips &lt;b&gt;", "fish &amp; chips &lt;b&gt;"],
  ["<b>bold</b> and <i>lean</i>", "bold and lean"],
  ["<script>alert(1)</script>", "alert(1)"],
  ["<<b>script>alert(1)<</b>/script>", "alert(1)"],
  ["<!-- hidden -->shown", "shown"],
  ['<a href="x" title="<">link</a>', "link"],
  ["<p\n>two lines</p\n>", "two lines"],
  ["half a <tag", "half a <tag"],
])("%j becomes %j", (text, stripped) => {
  expect(stripHtml(text)).toBe(stripped);
});

test("nothing is left to strip", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const once = stripHtml(text);
      expect(stripHtml(once)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(text.length);
      expect(once).not.toMatch(/<[a-z/!?][^>]*>/i);
    }),
    cases,
  );
});

test("texts without < stay as they are", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const plain = text.replaceAll("<", "");
      expect(stripHtml(plain)).toBe(plain);
    }),
    cases,
  );
});

test("hostile texts take time by their length, not by its square", () => {
  // By its square, a text of this length would not end before the test is given up.
  for (const unit of ["<", "<a", "<a ", ">", "<!--", "</", '<a "', "<>"]) {
    stripHtml(unit.repeat(2_000_000));
  }
});
