import { graphql, useStaticQuery } from "gatsby";

export type SiteIdentity = ReturnType<typeof useSiteIdentity>["site"];

export function useSiteIdentity() {
  const { organization, site } = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
    query SiteIdentity {
      organization {
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
  const { name = "", description = "", email = "", phone = "", social = [] } = organization ?? {};
  const { siteUrl, preview } = site?.siteMetadata ?? {};
  const profiles = social.map(({ to }) => to);
  return {
    site: { siteUrl: siteUrl ?? "", name, description, email, phone, profiles },
    preview: preview ?? false,
  };
}
