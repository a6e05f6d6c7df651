import { readWebsite } from "../../src/content/files/read-content";
import { siteUrl } from "../../src/seo/site-url";
import { frozenContent } from "../frozen";

/** The four reports without a header and footer (specification, section 2, Shared footer). */
export const reportsWithoutChrome = [
  "/research/voice-search-report",
  "/research/snapchat-ads-report",
  "/research/ai-integration-report",
  "/research/google-ads-roi-report",
] as const;

/** All reports (specification, section 2). */
export const reports = [
  ...reportsWithoutChrome,
  "/research/ai-business-report",
  "/research/tiktok-ads-report",
  "/research/sem-trends-report",
] as const;

/** The reports' dates (specification, section 2). */
export const published = new Map<string, string>([
  ["/research/voice-search-report", "2025-08-10"],
  ["/research/snapchat-ads-report", "2025-07-25"],
  ["/research/ai-integration-report", "2025-05-15"],
  ["/research/google-ads-roi-report", "2025-08-05"],
  ["/research/ai-business-report", "2025-09-19"],
  ["/research/tiktok-ads-report", "2025-09-12"],
  ["/research/sem-trends-report", "2025-09-11"],
]);

/** Each service page's address, with the service's name on cards and in menus. */
export const services = [
  ["/web-development", "Web Development"],
  ["/services/seo", "SEO Services"],
  ["/services/meta-ads", "Meta Ads Manager"],
  ["/services/google-ads", "Google Ads Manager"],
  ["/services/tiktok-ads", "TikTok Ads Manager"],
  ["/services/snapchat-ads", "Snapchat Ads Manager"],
] as const;

export const legalPages = ["/privacy", "/terms", "/cookies"] as const;

export const routes = [
  "/",
  "/services",
  ...services.map(([route]) => route),
  "/reviews",
  "/research",
  "/research/suggest-topic",
  ...reports,
  "/contact",
  "/about/our-story",
  "/about/mission-values",
  ...legalPages,
] as const;

/** Addresses that must not have a page. Site generators may create pages for the last two by mistake. */
export const unknownRoutes = [
  "/admin",
  "/nope",
  "/research/nope",
  "/services/nope",
  "/request-quote",
  "/research/null",
] as const;

export const builtFor = siteUrl(readWebsite(frozenContent));

/** Maps each panel of the research page to text that appears in no other panel. */
export const panels = {
  current: { text: "Last updated: August,18" },
  completed: { text: "Last updated: August 18, 2025" },
  suggestion: { text: "Popular Research Requests" },
} as const;
