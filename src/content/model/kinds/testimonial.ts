import { draft, group, integer, line, paragraph, reference, sampleCopy } from "../fields";
import { defineKind } from "../kind";

/** A quote with the client's first name and kind of business (specification, section 2). */
export const testimonial = defineKind({
  type: "Testimonial",
  label: "Testimonial",
  path: "testimonials/{slug}.yaml",
  shownAt: "/reviews",
  shape: group({
    name: line("The client's first name, never the last name.", 40),
    company: line("Kind of business, never the company's name.", 60),
    service: reference("The service that the client bought.", "Service"),
    rating: integer("Number of stars, from 1 to 5.", 1, 5),
    text: paragraph("What the client said, word for word.", "Quote"),
    amount: line(
      "What the client invested, such as $4,500, in the currency of site/organization.yaml.",
      20,
      "Investment",
    ),
    results: line("The results that the client got.", 120),
    order: integer("Position among the testimonials; 1 comes first.", 1, 999),
    sampleCopy: sampleCopy(),
    draft: draft(),
  }),
});
