/** A visitor's proof that the contact function has sent the message. */
export interface Receipt {
  /** For example `K7QM-4TXP`. The email and the function's log contain the same number. */
  readonly number: string;
  readonly time: string;
  /** The cleaned values that were sent. */
  readonly values: Readonly<Record<string, string>>;
}

/** These labels aren't in `content/`, because the contact function needs them and can't read that folder. */
export const receiptLabels = { recipient: "To", number: "Receipt number", time: "Sent" };

/** Formats the current time. The default time zone is the visitor's. */
export const receiptTime = (timeZone?: "UTC"): string =>
  new Date().toLocaleString("en-US", { dateStyle: "long", timeStyle: "long", timeZone });
