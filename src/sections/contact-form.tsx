import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
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
    email
    phone
  }
  fragment ContactPanels on ContactPage {
    sent {
      save
      report
      reviews {
        ...Action
      }
    }
    failed {
      heading
      tryAgain
      wait
      email
      call
      tooLong
      copy
      copied
      refused
    }
  }
`;

interface ContactFormProps {
  readonly panels: Queries.ContactPanelsFragment;
  readonly details: Queries.ContactFormSettingsFragment;
  /** Path of the latest report, if there is one. */
  readonly latestReport: string | undefined;
}

type SectionProps = Queries.ContactFormFragment & ContactFormProps;

/** The form on a tinted band that reaches from edge to edge and down to the footer. */
export function ContactFormSection({ heading, lead, ...formProps }: SectionProps) {
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
        // Print only a receipt.
        [media.print]: {
          padding: 0,
          border: "none",
          backgroundColor: "transparent",
          "&:not(:has(section)), & > div > div:has(> h2)": { display: "none" },
        },
      }}
    >
      <Container
        css={{ ...stack(space.xl), gridTemplateColumns: "minmax(0, 1fr)", ...twoColumns(4, 8, space.xxl) }}
      >
        <div>
          <h2 id={headingId}>{heading}</h2>
          <p css={{ marginBlockStart: space.m, color: color.muted }}>{lead}</p>
        </div>
        <ContactForm {...formProps} />
      </Container>
    </section>
  );
}

export function ContactForm({ panels: { sent, failed }, details, latestReport }: ContactFormProps) {
  const honeypot = useRef<HTMLInputElement>(null);
  const [{ SentPanel, FailedPanel }, setPanels] = useState<Partial<Panels>>({});
  usePreloadedToasts();
  const { form, controls, values, sending, outcome } = useVisitorForm({
    declaration: contactForm,
    send: (contact) => {
      // If loading fails, the text beside the button still reports the outcome.
      loadPanels().then(setPanels, () => undefined);
      return sendContact(contact, takeHoneypot(honeypot.current), details.messageSource ? readSource() : "");
    },
    announce,
  });
  const hasText = Object.values(values).some((text) => text !== "");
  useEffect(() => {
    // Load the panels early, because the network may be gone when a message can't be sent.
    if (hasText) loadPanels().catch(() => undefined);
  }, [hasText]);
  const post = nativePost();
  const { receipt, fields = {}, waitMs } = outcome ?? {};
  const links =
    latestReport === undefined ? [sent.reviews] : [{ label: sent.report, to: latestReport }, sent.reviews];
  const sentPanel = SentPanel && outcome && receipt && (
    <SentPanel message={outcome} receipt={receipt} email={details.email} save={sent.save} links={links} />
  );
  return (
    <div css={stack(space.l)}>
      {sentPanel}
      <form {...form} {...post} css={formSheet}>
        <input type="hidden" name="type" value="contact" />
        {/* Without this field, the function would read the source of a native post from the Referer header. */}
        {!details.messageSource && <input type="hidden" name="source" value="" />}
        {/* React doesn't control the honeypot, so its value isn't saved in the draft. */}
        <div aria-hidden="true" css={visuallyHidden}>
          <label>
            Leave this empty
            <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Controls controls={controls} />
        <FormFooter button={contactForm.button} sending={sending} outcome={sentPanel ? undefined : outcome} />
        {FailedPanel && outcome?.tone === "error" && Object.keys(fields).length === 0 && (
          <FailedPanel labels={failed} {...details} values={values} waitMs={waitMs} />
        )}
        {post.action === undefined && <NoScript>{withoutScript}</NoScript>}
      </form>
    </div>
  );
}

type Panels = Awaited<ReturnType<typeof loadPanels>>;

async function loadPanels() {
  const [{ SentPanel }, { FailedPanel }] = await Promise.all([
    import("../ui/form/sent-panel"),
    import("../ui/form/failed-panel"),
  ]);
  return { SentPanel, FailedPanel };
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
