/**
 * What became of a mail. Plain data: `gatsby serve` loads the function anew for every request, and an
 * error's class would not be known to the next one that shares the result.
 */
export type Delivery =
  | { readonly delivered: true; readonly attempts: number; readonly smtp?: number }
  | {
      readonly delivered: false;
      readonly code: "mail_failed" | "busy";
      readonly attempts: number;
      readonly retryable: boolean;
      /** The server's answer, or nodemailer's code when it gave none. */
      readonly smtp?: number | string;
    };
