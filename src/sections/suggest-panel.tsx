import { graphql } from "gatsby";
import { type MouseEventHandler } from "react";
import { researchAddress, researchPanels } from "../addresses";
import { stack } from "../styles/mixins";
import { color, space } from "../styles/tokens";
import { ButtonLink } from "../ui/button";

export const fragment = graphql`
  fragment SuggestPanel on ResearchPagePanel {
    heading
    text
    button
  }
`;

type SuggestPanelProps = Queries.SuggestPanelFragment & {
  readonly to?: string;
  readonly onSuggest?: MouseEventHandler;
};

/**
 * The panel that invites research topics. Elsewhere its button leads to the suggestion tab; on the
 * research page `to` is the anchor of that tab's panel, and `onSuggest` opens it.
 */
export const SuggestPanel = ({
  heading,
  text,
  button,
  to = researchAddress(researchPanels.suggest),
  onSuggest,
}: SuggestPanelProps) => (
  <aside
    css={{
      ...stack(space.m),
      justifyItems: "start",
      marginBlockStart: space.xl,
      padding: space.l,
      backgroundColor: color.bar,
    }}
  >
    <h3>{heading}</h3>
    <p css={{ maxWidth: "56ch" }}>{text}</p>
    <ButtonLink to={to} onClick={onSuggest}>
      {button}
    </ButtonLink>
  </aside>
);
