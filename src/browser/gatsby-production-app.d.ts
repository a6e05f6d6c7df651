/** What Gatsby starts a built site with; `build/bundle/browser-bundle.ts` says where it is. */
declare module "gatsby-production-app";
