import { randomUUID } from "node:crypto";
import { type Environment } from "../environment";
import { asciiAddress } from "../forms/ascii-address";
import { checkLast, type FormValues, validate } from "../forms/form";
import { honeypotName } from "../forms/honeypot";
import { clientAddress } from "./client-address";
import { HttpError } from "./http-error";
import { logLine, type Trace } from "./log-line";
import { messageKey, receiptNumber } from "./message-key";
import { contactRequest, readFields, type SubmittedFields } from "./read-fields";
import { type ContactOutcome, createResponse } from "./response";
import { sendMail } from "./send-mail";
import { readSettings } from "./settings";
import { openStore, sharedState, type State } from "./store";

export interface RequestContext {
  /** The connection's remote IP address, which may be a proxy's. Some hosts don't provide this address. */
  readonly clientAddress?: string | undefined;
  readonly env?: Environment;
  readonly state?: State;
  readonly log?: (line: string) => void;
}

interface Handling extends Trace {
  readonly log: (line: string) => void;
  readonly isFormPost: boolean;
  /** The request's origin, if it's listed in `CONTACT_ALLOWED_ORIGINS`. */
  origin?: string | undefined;
}

/** Always returns a response and writes a log line, even after unexpected errors. */
export async function handleContact(request: Request, context: RequestContext = {}): Promise<Response> {
  const log = (line: string) => {
    try {
      (context.log ?? console.log)(line);
    } catch {
      // Ignore logging errors, because visitors must not see a failure if the email has already been sent.
    }
  };
  const type = request.headers.get("content-type") ?? "";
  const isFormPost = /^application\/x-www-form-urlencoded\b/i.test(type);
  const handling: Handling = { id: randomUUID(), startedAt: performance.now(), log, isFormPost };
  let outcome: ContactOutcome;
  try {
    outcome = await receive(request, context, handling);
  } catch (cause) {
    outcome = cause instanceof HttpError ? cause : new HttpError("internal", {}, { cause });
  }
  const response = createResponse(outcome, isFormPost, handling.origin);
  log(logLine(outcome, response.status, handling));
  return response;
}

/** Checks a request in the order that the specification requires. Throws an `HttpError` on failure. */
async function receive(
  request: Request,
  { clientAddress: peer, env, state = sharedState() }: RequestContext,
  handling: Handling,
): Promise<ContactOutcome> {
  const { settings, invalid } = readSettings(env);
  const origin = request.headers.get("origin") ?? "";
  const isListedOrigin = settings.allowedOrigins.includes(origin);
  if (isListedOrigin) handling.origin = origin;
  if (isListedOrigin && request.method === "OPTIONS") return "preflight";
  const store = openStore(settings, handling.log, state);
  try {
    const fields = await readFields(request, handling.isFormPost, isListedOrigin);
    const client = clientAddress(request.headers, settings.ipHeader, peer);
    const isLimited = client !== undefined && settings.rateMax > 0;
    const waitMs = isLimited ? await store.takeAttempt(client, settings.rateMax) : 0;
    if (waitMs > 0) throw new HttpError("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const contact = checkContact(fields);
    if (invalid.length > 0) {
      throw new HttpError("not_configured", { settings: invalid.map(({ variable }) => variable) });
    }
    const key = await messageKey(contact, fields["requestId"], handling.isFormPost, store);
    const id = receiptNumber(key);
    handling.id = id;
    handling.delivery = await store.sendOnce(key, () => sendMail(contact, key, settings, state.queue));
    const { code, retryable } = handling.delivery;
    if (code === "sent") return { id };
    throw new HttpError(code, { retryable, ...(code === "busy" && { retryAfterSeconds: 5 }) });
  } finally {
    store.release();
  }
}

function checkContact(fields: SubmittedFields): FormValues {
  const { type = "contact", [honeypotName]: honeypot = "" } = fields;
  if (honeypot !== "" && honeypot !== null) throw new HttpError("spam");
  const validation = validate(contactRequest, fields);
  const problems = {
    ...(type !== "contact" && { type: "Invalid input" }),
    ...(validation.accepted ? checkLast(contactRequest, validation.values) : validation.fields),
  };
  if (!validation.accepted || Object.keys(problems).length > 0) {
    throw new HttpError("validation", { fields: problems });
  }
  const { email = "" } = validation.values;
  return { ...validation.values, email: asciiAddress(email) };
}
