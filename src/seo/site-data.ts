import { graphql, useStaticQuery } from "gatsby";

export const fragment = graphql`
  fragment Action on Action {
    label
    to
  }
`;

export const useSiteData = () =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      organization {
        name
        tagline
        description
        email
        phone
        copyright
        social {
          network
          label
          to
        }
        newsletter {
          label
          placeholder
          button
        }
      }
      navigation {
        skipLink
        unreachable
        mainLabel
        servicesMenu {
          label
          groups {
            group
            label
          }
        }
        aboutMenu {
          label
          links {
            ...Action
          }
        }
        links {
          ...Action
        }
        cta {
          ...Action
        }
        mobileMenu {
          label
          links {
            ...Action
          }
        }
        footer {
          servicesHeading
          companyHeading
          companyLinks {
            ...Action
          }
          contactHeading
          socialLabel
          legalLinks {
            ...Action
          }
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          label: name
          to: path
          group
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

/**
 * Data returned by {@link useSiteData}. The types allow `organization` and `navigation` to be null, but the content
 * check guarantees that both files exist.
 */
export type SiteData = ReturnType<typeof useSiteData>;

/** The site's publisher and URL, for the head and the structured data of every page. */
export type SiteIdentity = ReturnType<typeof useSiteIdentity>["site"];

export function useSiteIdentity() {
  const { organization, site } = useSiteData();
  const { name = "", description = "", email = "", phone = "", social = [] } = organization ?? {};
  const { siteUrl, preview } = site?.siteMetadata ?? {};
  const profiles = social.map(({ to }) => to);
  return {
    site: { siteUrl: siteUrl ?? "", name, description, email, phone, profiles },
    preview: preview ?? false,
  };
}
