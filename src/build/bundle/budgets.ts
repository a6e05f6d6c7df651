/** What the first view of a page may weigh, in bytes as sent: compressed with Brotli where that helps. */
export interface Budget {
  /** The page itself with its styles. */
  readonly html: number;
  readonly fonts: number;
  /** Pictures of the first screen. */
  readonly pictures: number;
  /** Scripts after the paint. Before it there are none. */
  readonly scripts: number;
}

const kilobyte = 1024;

/** The budget of most routes. */
const usual: Budget = {
  html: 25 * kilobyte,
  fonts: 16 * kilobyte,
  pictures: 40 * kilobyte,
  // React with its DOM weighs 50 KB, Emotion 7, Gatsby's router and loader 13.
  scripts: 85 * kilobyte,
};

/** Routes with a form on them, which bring Formik, yup and toasts. */
const withForm = ["/contact", "/research", "/research/suggest-topic"];

/** The budget of a route. */
export const budgetOf = (route: string): Budget =>
  withForm.includes(route) ? { ...usual, scripts: 118 * kilobyte } : usual;

/** A place in the repository or a package, and the reason why it never reaches a browser. */
interface ForbiddenModule {
  readonly path: RegExp;
  readonly reason: string;
}

const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`(?:^|/)node_modules/(?:${names.join("|")})(?:/|$)`);

/** What may not be sent to visitors, whatever it weighs. */
export const forbiddenModules: readonly ForbiddenModule[] = [
  {
    path: /(?:^|\/)node_modules\/react-dom\/(?:server|static|cjs\/react-dom-server)/,
    reason: "pages are drawn while building",
  },
  {
    path: packages(
      "d3(?:-[a-z]+)?",
      "chart\\.js",
      "recharts",
      "victory[\\w-]*",
      "@nivo",
      "echarts",
    ),
    reason: "charts are drawn while building",
  },
  {
    path: packages("dompurify", "isomorphic-dompurify", "sanitize-html", "xss"),
    reason: "texts are cleaned by src/forms/clean-text.ts and by the server",
  },
  { path: packages("nodemailer", "satori", "sharp"), reason: "it runs on the server" },
  {
    path: /(?:^|\/)src\/(?:api|build|cms|commands|content|server)\//,
    reason: "it runs while building, on the server or at the CMS",
  },
];
