import { graphql } from "gatsby";
import { filled, stack } from "../styles/mixins";
import { color, media, size, space } from "../styles/tokens";
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
  <section css={{ paddingBlockStart: space.section, [media.phone]: { paddingBlockStart: size.aboveFooter } }}>
    <Container>
      <div
        css={{
          ...stack(space.m),
          alignItems: "center",
          justifyItems: "start",
          padding: space.l,
          ...filled(color.panel, color.onPanel),
          [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: space.xl },
          [media.wide]: { padding: space.xxl },
        }}
      >
        <div>
          <h2 css={{ maxWidth: "16em" }}>{heading}</h2>
          <p css={{ marginBlockStart: space.s, maxWidth: "52ch", textWrap: "balance" }}>{text}</p>
        </div>
        <ButtonLink
          to={action.to}
          css={{
            ...filled(color.panelButton, color.panel),
            borderColor: color.panelButton,
            "&:hover:not(:disabled)": {
              backgroundColor: "transparent",
              borderColor: color.onPanel,
              color: color.onPanel,
            },
            "&:focus-visible": { outlineColor: color.onPanel },
          }}
        >
          {action.label}
        </ButtonLink>
      </div>
    </Container>
  </section>
);
