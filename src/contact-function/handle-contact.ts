import { createHash, randomUUID } from "node:crypto";
import { type Environment, environment } from "../environment";
import { contactForm, type ContactValues } from "../forms/contact";
import { type FieldMessages, validate } from "../forms/form";
import { windowMs } from "../forms/rate-limiter";
import { clientAddress } from "./client-address";
import { HttpError } from "./http-error";
import { logLine, type Trace } from "./log-line";
import { type SubmittedFields, isFormPost, readFields } from "./read-fields";
import { openStore } from "./redis-store";
import { type ContactOutcome, createResponse } from "./response";
import { sendMail } from "./send-mail";
import { readSettings } from "./settings";
import { sharedState, type State } from "./state";
import { type Store } from "./store";

/** Data that a host, or a test, can pass to the request handler. */
export interface RequestContext {
  /** IP address that the connection comes from. It may belong to a proxy, and some hosts don't provide it. */
  readonly clientAddress?: string | undefined;
  readonly env?: Environment;
  readonly state?: State;
  readonly log?: (line: string) => void;
}

interface Handling extends Required<Pick<RequestContext, "log">>, Trace {
  /** The request's origin, if it's listed in `CONTACT_ALLOWED_ORIGINS`. */
  origin?: string | undefined;
}

/** Handles a request. Always returns a response and writes a log line, even after unexpected errors. */
export async function handleContact(request: Request, context: RequestContext = {}): Promise<Response> {
  const log = (line: string) => {
    try {
      (context.log ?? console.log)(line);
    } catch {
      // Ignore logging errors, because the email may already be sent and the visitor must not see a failure.
    }
  };
  const handling: Handling = { id: randomUUID(), startedAt: performance.now(), log };
  let outcome: ContactOutcome;
  try {
    outcome = await receive(request, context, handling);
  } catch (cause) {
    outcome = cause instanceof HttpError ? cause : new HttpError("internal", {}, { cause });
  }
  const response = createResponse(outcome, isFormPost(request), handling.origin);
  log(logLine(outcome, response.status, handling));
  return response;
}

async function receive(
  request: Request,
  { clientAddress: peer, env = environment(), state = sharedState() }: RequestContext,
  handling: Handling,
): Promise<ContactOutcome> {
  const { settings, wrong } = readSettings(env);
  const origin = request.headers.get("origin") ?? "";
  const isListedOrigin = settings.allowedOrigins.includes(origin);
  if (isListedOrigin) handling.origin = origin;
  if (isListedOrigin && request.method === "OPTIONS") return "preflight";
  const store = openStore(settings, state, handling.log);
  try {
    const fields = await readFields(request, isListedOrigin);
    const client = clientAddress(request.headers, settings.ipHeader, peer);
    await limitRate(client, settings.rateMax, store);
    const contact = checkContact(fields);
    if (wrong.length > 0) {
      throw new HttpError("not_configured", { settings: wrong.map(({ variable }) => variable) });
    }
    const id = await messageId(contact, fields["requestId"], isFormPost(request), store);
    handling.id = id;
    handling.delivery = await store.sendOnce(id, () =>
      state.queue.add(settings, (turn) => sendMail(contact, id, settings, turn)),
    );
    const { code, retryable } = handling.delivery;
    if (code === "sent") return { id };
    throw new HttpError(code, { retryable, ...(code === "busy" && { retryAfterSeconds: 5 }) });
  } finally {
    store.release();
  }
}

/** Applies the rate limit, except to clients whose address is unknown. */
async function limitRate(client: string | undefined, max: number, store: Store): Promise<void> {
  if (client === undefined || max === 0) return;
  const waitMs = await store.takeAttempt(client, max);
  if (waitMs > 0) {
    throw new HttpError("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}

function checkContact(fields: SubmittedFields): ContactValues {
  const { type = "contact", website = "" } = fields;
  if (website !== "" && website !== null) throw new HttpError("spam");
  const validation = validate(contactForm, fields);
  if (validation.accepted && type === "contact") return validation.values;
  const wrongType: FieldMessages = type === "contact" ? {} : { type: "Invalid input" };
  throw new HttpError("validation", { fields: { ...wrongType, ...validation.fields } });
}

/**
 * Returns the id of a message, which is emailed once. Native form posts have no `requestId`, but visitors may
 * submit twice or reload the result page, so the same content in the current or previous quarter-hour is the
 * same message.
 */
async function messageId(
  contact: ContactValues,
  requestId: unknown,
  isForm: boolean,
  store: Store,
): Promise<string> {
  if (typeof requestId === "string" && requestId !== "") return hashMessage(contact, requestId);
  if (!isForm) return hashMessage(contact, randomUUID());
  const slot = Math.floor(Date.now() / windowMs);
  const previous = hashMessage(contact, String(slot - 1));
  return (await store.wasSent(previous)) ? previous : hashMessage(contact, String(slot));
}

const hashMessage = (contact: ContactValues, requestId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([requestId, contact]))
    .digest("hex")
    .slice(0, 32);
