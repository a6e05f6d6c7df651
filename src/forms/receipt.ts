/** Proof that the contact function has sent a message. */
export interface Receipt {
  /** Id of the message. The contact function returns it, logs it, and uses it in the email's Message-ID. */
  readonly number: string;
  readonly time: string;
  /** The cleaned values of the form, as they were sent. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Labels of the receipt. They're in the code because the contact function uses them, too, and can't read
 * `content/`.
 */
export const receiptLabels = { number: "Receipt number", time: "Sent" };

/** Returns the current time with its time zone. The default is the visitor's time zone. */
export const receiptTime = (timeZone?: "UTC"): string =>
  new Date().toLocaleString("en-US", { dateStyle: "long", timeStyle: "long", timeZone });
