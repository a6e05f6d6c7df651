import { graphql, useStaticQuery } from "gatsby";

export const fragment = graphql`
  fragment Action on Action {
    label
    to
  }
`;

export const useLayoutData = () =>
  useStaticQuery<Queries.LayoutDataQuery>(graphql`
    query LayoutData {
      organization {
        tagline
        copyright
        social {
          network
          to
        }
        newsletter
      }
      navigation {
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
          ...Action
        }
        footer {
          servicesHeading
          companyHeading
          companyLinks {
            ...Action
          }
          contactHeading
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

/** The types allow null, but the content check guarantees that the organization and the navigation exist. */
export type LayoutData = ReturnType<typeof useLayoutData>;
