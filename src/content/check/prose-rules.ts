/** A style rule. `pattern` matches a bad habit within one sentence. */
export interface ProseRule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly advice: string;
  /** Number of matches that are allowed in each file. Defaults to 0. */
  readonly atMost?: number;
  /**
   * Pattern for the paths of the files that the rule applies to, relative to the project. Defaults to all
   * files.
   */
  readonly files?: RegExp;
}

/** Matches the paths of marketing copy: all content except the legal pages and the guide (`content/README.md`). */
const marketing = /^content\/(?!legal\/|README\.md$)/;

const content = /^content\/(?!README\.md$)/;

const claims = [
  "requests decide",
  "send us yours",
  "our own campaigns",
  "(?:agency|enterprise|trial) accounts",
  "which ones were blocked",
  "laws of the place",
  "(?:a person|someone|somebody) reads (?:every|each)",
  "every message is read",
  "partners, friends",
];

export const proseRules: readonly ProseRule[] = [
  {
    name: "claim",
    pattern: new RegExp(`\\b(?:${claims.join("|")})\\b`, "i"),
    advice: "says what nobody can answer for: say what is known, or leave it out",
    files: content,
  },
  {
    name: "contraction",
    pattern:
      /\b(?:can|could|did|do|does|had|has|have|is|are|was|were|should|will|would) ?not\b|\b(?:we|you|they) (?:will|would)\b/i,
    advice: `is stiff: contract it, as in "doesn't", "can't", "we'll", "you'd"`,
    files: marketing,
  },
  {
    name: "contrast",
    pattern: /, not [^,]+$/,
    advice: `ends in ", not …" again: once a page is enough, so say what is, in a sentence of its own`,
    atMost: 1,
  },
  {
    name: "figures",
    pattern: /\bfigures\b/i,
    advice: `stands here too often: name them (costs, calls, orders), or write "numbers"`,
    atMost: 5,
    files: content,
  },
  {
    name: "monday",
    pattern: /^(?:On|From|Next) Monday\b/,
    advice: "is a worn opening: begin with what to do",
  },
  {
    name: "repeated-word",
    pattern: /\b(?!had|that)(\w+) \1\b/i,
    advice: "has one word too many: remove it",
  },
  {
    name: "sentence-length",
    pattern: /(?:\S*[^\s.?!]\s){36}\S/,
    advice: "has more than 36 words: make two sentences of it",
    // Legal texts are exempt because they need long sentences. The docs are exempt because they contain lists
    // of conditions that are separated by semicolons.
    files: /^(?!content\/legal\/|docs\/)/,
  },
];
