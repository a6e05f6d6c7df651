import { type FieldMessages } from "../forms/form";

const httpErrors = {
  malformed_json: { status: 400, message: "The request is not a JSON object in UTF-8." },
  invalid_host: { status: 400, message: "The Host header is not a valid host name." },
  forbidden_origin: { status: 403, message: "Only this site's own form can send messages." },
  method_not_allowed: { status: 405, message: "Send the message with POST." },
  too_large: { status: 413, message: "The request is larger than 32 KB." },
  unsupported_media_type: { status: 415, message: "Send application/json in UTF-8, uncompressed." },
  validation: { status: 422, message: "Some fields are not filled in correctly." },
  spam: { status: 422, message: "The field that must stay empty is filled in." },
  rate_limited: { status: 429, message: "Too many messages. Please wait before sending another." },
  internal: { status: 500, message: "Something went wrong. The message was not sent." },
  mail_failed: { status: 502, message: "The mail server did not accept the message." },
  not_configured: { status: 503, message: "Messages cannot be sent from here yet." },
  busy: { status: 503, message: "Too many messages at once. Please try again in a moment." },
} as const;

interface ErrorDetails {
  readonly fields?: FieldMessages | undefined;
  readonly retryable?: boolean | undefined;
  readonly retryAfterSeconds?: number;
  /** Names of missing or invalid environment variables. The log contains them, but the response must not. */
  readonly settings?: readonly string[];
}

/** Ends a request with a failure response. The code, message, and details contain no visitor input. */
export class HttpError extends Error {
  readonly status: number;

  constructor(
    readonly code: keyof typeof httpErrors,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(httpErrors[code].message, options);
    this.status = httpErrors[code].status;
  }
}
