import { type FieldMessages } from "../forms/form";

/** HTTP status and message for every error code that a response can have. */
const refusals = {
  malformed_json: { status: 400, message: "The request is not a JSON object in UTF-8." },
  forbidden_origin: { status: 403, message: "Messages are taken from this site's own form only." },
  method_not_allowed: { status: 405, message: "Send the message with POST." },
  too_large: { status: 413, message: "The request is larger than 32 KB." },
  unsupported_media_type: { status: 415, message: "Send application/json, UTF-8, not encoded." },
  validation: { status: 422, message: "Some fields are not filled in as they should be." },
  spam: { status: 422, message: "The field that must stay empty is filled in." },
  rate_limited: { status: 429, message: "Too many messages. Please wait before sending another." },
  internal: { status: 500, message: "Something went wrong. The message was not sent." },
  mail_failed: { status: 502, message: "The mail server did not take the message." },
  not_configured: { status: 503, message: "Messages cannot be sent from here yet." },
  busy: { status: 503, message: "Too many messages at once. Please try again in a moment." },
} as const;

interface RefusalDetails {
  readonly fields?: FieldMessages | undefined;
  readonly retryable?: boolean | undefined;
  readonly retryAfterSeconds?: number;
  /** Names of invalid environment variables. The log contains these names, but the response never does. */
  readonly settings?: readonly string[];
}

/** Error that ends a request with a failure response. Its code, message and details contain no visitor input. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: keyof typeof refusals,
    readonly details: RefusalDetails = {},
    options?: ErrorOptions,
  ) {
    super(refusals[code].message, options);
    this.status = refusals[code].status;
  }
}

/** Result of a request to send a message: the id of the accepted email, or the reason for refusing it. */
export type SendOutcome = { readonly id: string } | Refusal;

/**
 * Result of any request. `preflight` means that a CORS preflight request came from an allowed origin and is approved.
 */
export type Outcome = SendOutcome | "preflight";
