import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { messageCopy } from "../../forms/message-text";
import { type Message } from "../../forms/messages";
import { type Receipt, receiptLabels } from "../../forms/receipt";
import { doubleRule, label, row, stack } from "../../styles/mixins";
import { font, fontSize, media, size, space } from "../../styles/tokens";
import { buttonStyles } from "../button";
import { Link, type LinkItem } from "../link";
import { HandTally } from "../tally/hand-tally";
import { formSheet } from "./form-sheet";

interface SentPanelProps {
  readonly message: Message;
  readonly receipt: Receipt;
  readonly email: string;
  readonly links: readonly LinkItem[];
}

/** The panel takes the focus when it appears, so that screen readers announce its name and description. */
export function SentPanel(props: SentPanelProps) {
  const { message, receipt, links } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      css={slip}
    >
      <div css={{ display: "flex", justifyContent: "space-between", gap: space.m }}>
        <div css={stack(space.xs)}>
          <h3 id={`${id}-title`} css={{ fontSize: fontSize.h2 }}>
            {message.title}
          </h3>
          <p id={`${id}-text`}>{message.text}</p>
        </div>
        <HandTally count={5} perRow={1} css={{ flexShrink: 0, height: size.tally.large }} />
      </div>
      <dl css={stack(space.m)}>
        <div css={stack(space.xs)}>
          <dt css={label}>{receiptLabels.number}</dt>
          <dd css={receiptNumber}>{receipt.number}</dd>
        </div>
        <div>
          <dt css={label}>{receiptLabels.time}</dt>
          <dd css={{ fontVariantNumeric: "tabular-nums" }}>{receipt.time}</dd>
        </div>
      </dl>
      <div css={{ ...row(`0 ${space.l}`), alignItems: "center", [media.print]: { display: "none" } }}>
        <SaveLink {...props} />
        {links.map((link) => (
          <Link key={link.label} to={link.to} css={buttonStyles.plain}>
            {link.label}
          </Link>
        ))}
      </div>
    </section>
  );
}

const slip = {
  ...stack(space.l),
  ...formSheet,
  borderBlock: doubleRule,
};

const receiptNumber = {
  fontFamily: font.label,
  fontSize: fontSize.h3,
  fontWeight: 600,
  overflowWrap: "anywhere",
} as const;

function SaveLink({ message, receipt: { number, time, values }, email }: SentPanelProps) {
  const [url] = useState(() => {
    const lines = [
      message.title,
      `${receiptLabels.recipient}: ${email}`,
      `${receiptLabels.number}: ${number}`,
      `${receiptLabels.time}: ${time}`,
      "",
      messageCopy(values),
    ];
    return URL.createObjectURL(new Blob([lines.join("\n")], { type: "text/plain" }));
  });
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <a href={url} download={`message-${number}.txt`} css={buttonStyles.secondary}>
      Save a copy
    </a>
  );
}
