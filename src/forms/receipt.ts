/** Proof that the function has sent a message. */
export interface Receipt {
  /** The message's id. The function's answer, the email's Message-ID, and the log contain it. */
  readonly number: string;
  readonly time: string;
  /** The cleaned values, as sent. */
  readonly values: Readonly<Record<string, string>>;
}

/** These labels aren't in `content/`, because the contact function needs them and can't read that folder. */
export const receiptLabels = { recipient: "To", number: "Receipt number", time: "Sent" };

/** Returns the current time with its time zone, which is the visitor's by default. */
export const receiptTime = (timeZone?: "UTC"): string =>
  new Date().toLocaleString("en-US", { dateStyle: "long", timeStyle: "long", timeZone });
