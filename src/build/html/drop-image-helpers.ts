import { type PageStep } from "./finish-pages";

/** What gatsby-plugin-image writes into every head: a style, its counterpart without scripts, a script. */
const helpers = [
  /<style>\.gatsby-image-wrapper\{[^<]*<\/style>/,
  /<noscript><style>\.gatsby-image-wrapper [^<]*<\/style><\/noscript>/,
  /<script type="module">(?:(?!<\/script>).)*gatsbyImageWrapper(?:(?!<\/script>).)*<\/script>/s,
];

/** Takes out what only gatsby-plugin-image's own components need; `ui/picture.tsx` is our own. */
export const dropImageHelpers: PageStep = (html) =>
  helpers.reduce((rest, helper) => rest.replace(helper, ""), html);
