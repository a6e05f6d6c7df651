import { all, copy, type Edit, newReport, replace } from "../content/copy-of-content";

/** Gives a copied file words of its own, and makes it a draft. */
const asDraft = (file: string, field: string): Edit =>
  replace(file, `${field}: `, `draft: true\n${field}: kept-back `);

/** A draft of everything that can be one. The words `kept-back` are in each, and in its name. */
export const drafts = all(
  newReport("kept-back-report"),
  asDraft("reports/kept-back-report/index.mdx", "team"),
  copy("services/seo.yaml", "services/kept-back-service.yaml"),
  asDraft("services/kept-back-service.yaml", "name"),
  copy("studies/voice-search-local-seo.yaml", "studies/kept-back.yaml"),
  asDraft("studies/kept-back.yaml", "title"),
  copy("testimonials/plumbing.yaml", "testimonials/kept-back.yaml"),
  asDraft("testimonials/kept-back.yaml", "name"),
);
