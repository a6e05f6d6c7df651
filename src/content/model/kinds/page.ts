import { draft, group, line } from "../fields";
import { seo } from "../groups";
import { defineKind } from "../kind";

export const page = defineKind({
  type: "Page",
  label: "Page of text",
  path: "pages/{slug}.mdx",
  route: (slug) => `/${slug}`,
  template: "text-page",
  shape: group({
    title: line("Main heading of the page.", 60),
    lead: line("What the page is about.", 300, "Introduction"),
    seo: seo(),
    draft: draft(),
  }),
});
