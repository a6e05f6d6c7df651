import { graphql } from "gatsby";
import { Actions, ButtonLink } from "../ui/button";
import { Container } from "../ui/container";

export const fragment = graphql`
  fragment ReportActions on Report {
    actions {
      label
      to
    }
  }
`;

/** Where to go at the end of a report. */
export function ReportActions({ actions }: Queries.ReportActionsFragment) {
  return (
    <Container>
      <Actions>
        {actions.map(({ label, to }) => (
          <ButtonLink key={label} to={to} emphasis="secondary">
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </Container>
  );
}
