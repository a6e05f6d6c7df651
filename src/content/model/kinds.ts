import { aboutPage } from "./kinds/about-page";
import { contactPage } from "./kinds/contact-page";
import { homePage } from "./kinds/home-page";
import { slugOf, type Kind } from "./kind";
import { legalPage } from "./kinds/legal-page";
import { navigation } from "./kinds/navigation";
import { notFoundPage } from "./kinds/not-found-page";
import { organization } from "./kinds/organization";
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
  organization,
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

export function kindOfFile(path: string): FoundKind | undefined {
  for (const kind of kinds) {
    const slug = slugOf(kind, path);
    if (slug !== undefined) return { kind, slug };
  }
  return undefined;
}

/** Files and folders whose names start with an underscore or a dot aren't published. */
export const isPublished = (path: string): boolean => !/(^|\/)[_.]/.test(path);
