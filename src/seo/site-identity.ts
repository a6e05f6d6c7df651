/** Who publishes the site and where: what the head and the structured data of every page say. */
export interface SiteIdentity {
  /** Scheme and host, without a slash at the end. */
  readonly siteUrl: string;
  readonly name: string;
  readonly description: string;
  readonly email: string;
  /** As visitors read it. */
  readonly phone: string;
  /** Addresses of its profiles elsewhere. */
  readonly profiles: readonly string[];
}
