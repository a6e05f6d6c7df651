import { graphql, useStaticQuery } from "gatsby";

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
            label
            to
          }
        }
        links {
          label
          to
        }
        cta {
          label
          to
        }
        mobileMenu {
          label
          links {
            label
            to
          }
        }
        footer {
          servicesHeading
          companyHeading
          companyLinks {
            label
            to
          }
          contactHeading
          socialLabel
          legalLinks {
            label
            to
          }
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          name
          path
          group
        }
      }
    }
  `);
}

/** Data of {@link useSiteData}; single files are always there, the content check sees to it. */
export type SiteData = ReturnType<typeof useSiteData>;

/** What the menus show. */
export interface MenuData {
  readonly navigation: NonNullable<SiteData["navigation"]>;
  readonly services: SiteData["allService"]["nodes"];
}
