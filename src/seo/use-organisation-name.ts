import { graphql, useStaticQuery } from "gatsby";

/** The name of the agency, for titles. */
export function useOrganisationName(): string {
  const { organisation } = useStaticQuery<Queries.OrganisationNameQuery>(graphql`
    query OrganisationName {
      organisation {
        name
      }
    }
  `);
  return organisation?.name ?? "";
}
