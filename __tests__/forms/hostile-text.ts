import fc from "fast-check";

export const hostileText = (maxLength = 60): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom("<", ">", "</", "<!--", "-->", "<b>", "<script>", "<?", "<y ", "--"),
        fc.constantFrom("\u0338", "\u0301", "\u200B", "\u202E", "\uFEFF", "\uD800", "\r\n", "\0"),
        fc.constantFrom(
          "\u200C",
          "\u200D",
          "\uFE0F",
          "م",
          "\u064E",
          "क\u094D",
          "👨",
          "🏴\u{E0067}",
          "\u00A0",
          "–",
        ),
        fc.constantFrom("a", "Ada ", "&", "&lt;", '"', "=", "@", ".", "+", "(", "7", "< 7", " ", "\n"),
        fc.string({ unit: "binary", maxLength: 3 }),
      ),
      { maxLength },
    )
    .map((parts) => parts.join(""));

export const cases = { numRuns: 300 };
