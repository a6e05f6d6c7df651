import { graphql, useStaticQuery } from "gatsby";
import { type SiteIdentity } from "./site-identity";

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
