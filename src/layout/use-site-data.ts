import { graphql, useStaticQuery } from "gatsby";

export const fragment = graphql`
  fragment Action on Action {
    label
    to
  }
`;

/** What header, footer and head of every page need: the organisation, the menus, the services. */
export function useSiteData() {
  return useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      organisation {
        name
        tagline
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
    }
  `);
}

/** Data of {@link useSiteData}; single files are always there, the content check sees to it. */
export type SiteData = ReturnType<typeof useSiteData>;
