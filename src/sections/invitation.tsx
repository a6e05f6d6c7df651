import { graphql } from "gatsby";
import { filled, stack } from "../styles/mixins";
import { color, media, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/page";

export const fragment = graphql`
  fragment Invitation on Invitation {
    heading
    text
    action {
      ...Action
    }
  }
`;

export const Invitation = ({ heading, text, action }: Queries.InvitationFragment) => (
  <section css={{ paddingBlockStart: space.section }}>
    <Container>
      <div
        css={{
          ...stack(space.l),
          alignItems: "center",
          justifyItems: "start",
          padding: `${space.xl} ${space.l}`,
          ...filled(color.ink, color.paper),
          [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: space.xxl },
        }}
      >
        <div>
          <h2>{heading}</h2>
          <p css={{ marginBlockStart: space.s, maxWidth: "52ch" }}>{text}</p>
        </div>
        <ButtonLink
          to={action.to}
          css={{
            ...filled(color.paper, color.ink),
            borderColor: color.paper,
            "&:hover:not(:disabled)": {
              backgroundColor: "transparent",
              borderColor: color.paper,
              color: color.paper,
            },
            "&:focus-visible": { outlineColor: color.paper },
          }}
        >
          {action.label}
        </ButtonLink>
      </div>
    </Container>
  </section>
);
