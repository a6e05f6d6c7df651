import { graphql, useStaticQuery } from "gatsby";

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

/** The publisher of the site, and whether this build is a preview. */
export function useSiteIdentity(): { readonly site: SiteIdentity; readonly preview: boolean } {
  const data = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
    query SiteIdentity {
      organisation {
        name
        description
        email
        phone
        social {
          to
        }
      }
      site {
        siteMetadata {
          siteUrl
          preview
        }
      }
    }
  `);
  const { name, description, email, phone, social } = data.organisation ?? {};
  return {
    site: {
      siteUrl: data.site?.siteMetadata?.siteUrl ?? "",
      name: name ?? "",
      description: description ?? "",
      email: email ?? "",
      phone: phone ?? "",
      profiles: social?.map(({ to }) => to) ?? [],
    },
    preview: data.site?.siteMetadata?.preview ?? false,
  };
}
