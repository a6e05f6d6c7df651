import { aboutPage } from "./about-page";
import { contactPage } from "./contact-page";
import { homePage } from "./home-page";
import { slugOf, type Kind } from "./kind";
import { legalPage } from "./legal-page";
import { navigation } from "./navigation";
import { notFoundPage } from "./not-found-page";
import { organisation } from "./organisation";
import { redirects } from "./redirects";
import { report } from "./report";
import { researchPage } from "./research-page";
import { reviewsPage } from "./reviews-page";
import { service } from "./service";
import { servicesPage } from "./services-page";
import { study } from "./study";
import { suggestTopicPage } from "./suggest-topic-page";
import { testimonial } from "./testimonial";

/** Every kind of content that the site knows. */
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
  legalPage,
];

/** What a path below `content/` says of a file. */
export interface FoundKind {
  readonly kind: Kind;
  readonly slug: string;
}

/** The kind and slug of a file, by its path below `content/`; `undefined` when no kind lives there. */
export function kindOfFile(path: string): FoundKind | undefined {
  for (const kind of kinds) {
    const slug = slugOf(kind, path);
    if (slug !== undefined) return { kind, slug };
  }
  return undefined;
}

/** Whether a path below `content/` is published: no part of it starts with an underscore. */
export const isPublished = (path: string): boolean =>
  !path.split("/").some((part) => part.startsWith("_"));
