/** What Gatsby starts a built site with; `post-build/browser-bundle.ts` says where it is. */
declare module "gatsby-production-app";
