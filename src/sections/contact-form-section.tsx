import { graphql } from "gatsby";
import { type ComponentProps, type ReactNode, useId } from "react";
import { formAnchor } from "../addresses";
import { reachingFooter, stack, twoColumns } from "../styles/mixins";
import { border, color, media, space } from "../styles/tokens";
import { Island } from "../ui/island";
import { Container } from "../ui/page";
import { ContactForm } from "../islands/contact-form";

export const fragment = graphql`
  fragment ContactFormSection on ContactPageForm {
    heading
    lead
  }
`;

interface ContactFormSectionProps extends Queries.ContactFormSectionFragment {
  readonly form: ComponentProps<typeof ContactForm>;
  /** Shown beside the form in wide windows, and below it in narrower ones. */
  readonly children: ReactNode;
}

export function ContactFormSection({ heading, lead, form, children }: ContactFormSectionProps) {
  const headingId = useId();
  return (
    <section
      id={formAnchor}
      aria-labelledby={headingId}
      css={{
        ...reachingFooter,
        marginBlockStart: space.section,
        paddingBlock: space.section,
        borderTop: border.strong,
        backgroundColor: color.bar,
        [media.narrow]: { marginBlockStart: space.l, paddingBlockStart: space.m },
        // When the page is printed, shows only the confirmation of a sent message.
        [media.print]: {
          padding: 0,
          border: "none",
          backgroundColor: "transparent",
          "&:not(:has(section)), & > div > div:has(> h2), & > div > :last-child": { display: "none" },
        },
      }}
    >
      <Container
        css={{
          ...stack(space.l),
          gridTemplateColumns: "minmax(0, 1fr)",
          gridTemplateRows: "auto 1fr",
          ...twoColumns(4, 8, space.xxl),
        }}
      >
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p css={{ marginBlockStart: space.xs, color: color.muted }}>{lead}</p>
        </div>
        <div css={{ [media.wide]: { gridArea: "1 / 2 / span 2" } }}>
          <Island name="contact-form" component={ContactForm} props={form} />
        </div>
        {children}
      </Container>
    </section>
  );
}
