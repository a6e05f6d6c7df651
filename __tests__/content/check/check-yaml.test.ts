import { all, example, replace, write } from "../copy-of-content";
import { tagline, testProblems } from "./problem-cases";

testProblems(example.service, [
  [tagline("One: sentence"), "9:10 tagline: has a colon and a space in the text…"],
  [["order: 90", "order: 90\norder: 91"], "3:1 order: is listed twice: keep one of them"],
  [tagline("*now"), '9:10 tagline: starts with *: put the text in quotes, "*now"'],
  [tagline("&Sons are ready"), "9:16 tagline: starts with a character that has a special meaning…"],
  [tagline("The #1 agency"), "9:10 tagline: has a # after a space, so the rest is ignored…"],
  [
    all(tagline("One #1"), replace(example.service, "name: Example Service", "name: Example #2")),
    "1:7 name: has a # after a space…",
    "9:10 tagline: has a # after a space…",
  ],
  [tagline('"No end'), "9:10 tagline: starts with a quotation mark but doesn't end with one…"],
  [tagline("'It's one'"), "9:14 tagline: has text after a closing quotation mark…"],
  [tagline("- One"), "9:10 tagline: has a - after the field…"],
  [tagline("> One"), "9:12 tagline: has text after > or |…"],
  [tagline('"A \\d"'), "9:13 tagline: has a \\ between double quotes…"],
  [tagline('"From \\vslides"'), "9:10 tagline: has the invisible character U+000B: remove it"],
  [
    tagline('"Turned \\u202Eround"'),
    "9:10 tagline: has the invisible character U+202E (right-to-left override): remove it",
  ],
  [tagline('"Half \\uD83D of a pair"'), "9:10 tagline: has the invisible character U+D83D…"],
  [tagline('"A family: 👨‍👩‍👧"')],
  [tagline("“A first-class shop”"), "9:10 tagline: is in curly quotes, which the page would show…"],
  [tagline("‘It’s one’"), "9:10 tagline: is in curly quotes…"],
  [tagline("„Ein Laden“"), "9:10 tagline: is in curly quotes…"],
  [tagline("“One: sentence”"), "9:10 tagline: is in curly quotes…"],
  [tagline("“The #1 agency”"), "9:10 tagline: is in curly quotes…"],
  [["order: 90", "order: “90”"], "2:8 order: is in curly quotes…"],
  [["[First feature", "[“First feature”"], "7:12 features: is in curly quotes…"],
  [tagline("“Big” shops and “small” ones")],
  [tagline("“Big” and “small”")],
  [tagline('"“A first-class shop”"')],
  [tagline("{name}, we help"), "9:16 tagline: has text that starts with { or […"],
  [[/^tagline: .*$/m, "tagline:One"], "9:1 tagline: isn't a field: write `title: …`, with a space…"],
  [["  heading: What", "\theading: What"], "11:1 isn't indented like the lines that it belongs with…"],
  [
    ["  paragraphs:\n    - A paragraph on what", "    paragraphs:\n    - A paragraph on what"],
    "11:12 heading: isn't indented like the lines that it belongs with: use the same number of…",
  ],
  [
    ["- A paragraph on what it is.\n", "- A paragraph.\n     - Another one.\n"],
    "14:6 isn't indented like the lines that it belongs with…",
  ],
  [["  paragraphs:\n    - A", "  \u00A0paragraphs:\n    - A"], "12:3 is indented with a non-breaking…"],
  [["- A paragraph on what it is.", "-One"], "13:5 what.paragraphs: has no space after the -…"],
  [["- A paragraph on what it is.", "-One\n    - Two"], "14:5 has no space after the -…"],
  [tagline("12:30")],
  [tagline("2025-02-28")],
  [write(example.service, "- one\n- two\n"), "1:1 has no fields: write lines such as `title: …`"],
  [
    ["name: Example Service", "<<<<<<< HEAD\nname: One\n=======\nname: Two\n>>>>>>> other"],
    "1:1 contains a merge conflict: keep one of the two versions, and remove the lines that start…",
  ],
]);

testProblems(example.report, [
  [["A sentence about it.", "A sentence.\n>>>>>>> other"], "40:1 contains a merge conflict…"],
]);

testProblems(example.legal, [
  [["of this page.\n---\n", "of this page.\n"], "1:1 has no front matter: start the file with ---…"],
]);
