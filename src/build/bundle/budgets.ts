const kilobyte = 1024;

/** What the first view of most pages may weigh, in bytes as sent: compressed with Brotli where that helps. */
const usual = {
  /** The page itself with its styles. */
  html: 25 * kilobyte,
  fonts: 16 * kilobyte,
  /** Pictures of the first screen. */
  pictures: 40 * kilobyte,
  /** All begin after the paint. React with its DOM weighs 50 KB, Emotion 7, Gatsby's router and loader 13. */
  scripts: 85 * kilobyte,
};

/** Routes with a form on them, which bring Formik, yup and toasts. */
const withForm = ["/contact", "/research", "/research/suggest-topic"];

/** The budget of a route. */
export const budgetOf = (route: string): typeof usual =>
  withForm.includes(route) ? { ...usual, scripts: 118 * kilobyte } : usual;

/** What may not be sent to visitors, whatever it weighs: a place in the repository or packages, and why. */
export const forbiddenModules: readonly { readonly path: RegExp; readonly reason: string }[] = [
  {
    path: /(?:^|\/)node_modules\/react-dom\/(?:server|static|cjs\/react-dom-server)/,
    reason: "pages are drawn while building",
  },
  {
    path: /(?:^|\/)node_modules\/(?:d3(?:-[a-z]+)?|chart\.js|recharts|victory[\w-]*|@nivo|echarts)\//,
    reason: "charts are drawn while building",
  },
  {
    path: /(?:^|\/)node_modules\/(?:(?:isomorphic-)?dompurify|sanitize-html|xss)\//,
    reason: "texts are cleaned by src/forms/clean-text.ts and by the server",
  },
  {
    path: /(?:^|\/)node_modules\/(?:nodemailer|satori|sharp)\//,
    reason: "it runs on the server",
  },
  {
    path: /(?:^|\/)src\/(?:api|build|cms|commands|content|server)\//,
    reason: "it runs while building, on the server or in the CMS",
  },
];
