import { graphql } from "gatsby";
import { useId, useRef } from "react";
import { formAnchor } from "../addresses";
import { contactForm } from "../forms/contact";
import { nativePost } from "../forms/endpoint";
import { readSource } from "../forms/message-source";
import { withoutScript } from "../forms/messages";
import { sendContact } from "../forms/send";
import { useVisitorForm } from "../forms/use-visitor-form";
import { reachingFooter, stack, twoColumns, visuallyHidden } from "../styles/mixins";
import { border, color, media, space } from "../styles/tokens";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { formSheet } from "../ui/form/form-sheet";
import { Container } from "../ui/page";
import { announce, usePreloadedToasts } from "../ui/toast-region";

export const fragment = graphql`
  fragment ContactForm on ContactPageForm {
    heading
    lead
  }
  fragment ContactFormSettings on Organization {
    messageSource
  }
`;

type Settings = Queries.ContactFormSettingsFragment;

/** The form on a tinted band that reaches from edge to edge and down to the footer. */
export function ContactFormSection({ heading, lead, ...settings }: Queries.ContactFormFragment & Settings) {
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
        [media.print]: { display: "none" },
      }}
    >
      <Container
        css={{ ...stack(space.xl), gridTemplateColumns: "minmax(0, 1fr)", ...twoColumns(4, 8, space.xxl) }}
      >
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p css={{ marginBlockStart: space.m, color: color.muted }}>{lead}</p>
        </div>
        <ContactForm {...settings} />
      </Container>
    </section>
  );
}

export function ContactForm({ messageSource }: Settings) {
  const honeypot = useRef<HTMLInputElement>(null);
  usePreloadedToasts();
  const { form, controls, sending, outcome } = useVisitorForm({
    declaration: contactForm,
    send: (values) => sendContact(values, takeHoneypot(honeypot.current), messageSource ? readSource() : ""),
    announce,
  });
  const post = nativePost();
  return (
    <form {...form} {...post} css={formSheet}>
      <input type="hidden" name="type" value="contact" />
      {/* Without this field, the function would read the source of a native post from the Referer header. */}
      {!messageSource && <input type="hidden" name="source" value="" />}
      {/* React doesn't control the honeypot, so its value isn't saved in the draft. */}
      <div aria-hidden="true" css={visuallyHidden}>
        <label>
          Leave this empty
          <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Controls controls={controls} />
      <FormFooter button={contactForm.button} sending={sending} outcome={outcome} />
      {post.action === undefined && <NoScript>{withoutScript}</NoScript>}
    </form>
  );
}

/**
 * Reads and clears the honeypot. If the browser's autofill rather than a bot filled it in, the visitor's next
 * attempt can then succeed.
 */
function takeHoneypot(input: HTMLInputElement | null): string {
  if (input === null) return "";
  const { value } = input;
  input.value = "";
  return value;
}
