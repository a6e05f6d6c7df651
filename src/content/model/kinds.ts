import { posix } from "node:path";
import { aboutPage } from "./kinds/about-page";
import { contactPage } from "./kinds/contact-page";
import { homePage } from "./kinds/home-page";
import { slugOf, type Kind } from "./kind";
import { legalPage } from "./kinds/legal-page";
import { navigation } from "./kinds/navigation";
import { notFoundPage } from "./kinds/not-found-page";
import { organisation } from "./kinds/organisation";
import { page } from "./kinds/page";
import { redirects } from "./kinds/redirects";
import { report } from "./kinds/report";
import { researchPage } from "./kinds/research-page";
import { reviewsPage } from "./kinds/reviews-page";
import { service } from "./kinds/service";
import { servicesPage } from "./kinds/services-page";
import { study } from "./kinds/study";
import { suggestTopicPage } from "./kinds/suggest-topic-page";
import { testimonial } from "./kinds/testimonial";

export const kinds: readonly Kind[] = [
  organisation,
  navigation,
  redirects,
  homePage,
  servicesPage,
  reviewsPage,
  researchPage,
  suggestTopicPage,
  contactPage,
  aboutPage,
  notFoundPage,
  service,
  study,
  testimonial,
  report,
  page,
  legalPage,
];

export interface FoundKind {
  readonly kind: Kind;
  readonly slug: string;
}

/** Finds the kind and slug of a file by its path below `content/`. */
export function kindOfFile(path: string): FoundKind | undefined {
  for (const kind of kinds) {
    const slug = slugOf(kind, path);
    if (slug !== undefined) return { kind, slug };
  }
  return undefined;
}

/**
 * Finds the MDX file whose charts can use a CSV file. This is the `index.mdx` in the same folder, if its kind allows
 * CSV files.
 */
export function ownerOfData(path: string): (FoundKind & { readonly path: string }) | undefined {
  if (!path.endsWith(".csv")) return undefined;
  const text = `${posix.dirname(path)}/index.mdx`;
  const found = kindOfFile(text);
  return found?.kind.figures ? { ...found, path: text } : undefined;
}

/** Whether a path below `content/` is published. Files and folders that start with an underscore or a dot are not. */
export const isPublished = (path: string): boolean => !/(^|\/)[_.]/.test(path);
