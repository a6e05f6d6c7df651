import { createHash, randomUUID } from "node:crypto";
import ipaddr from "ipaddr.js";
import { type Environment } from "../environment";
import { validate } from "../forms/form";
import { windowMs } from "../forms/rate-limiter";
import { HttpError } from "./http-error";
import { logLine, type Trace } from "./log-line";
import { type ContactRequest, contactRequest, readFields, type SubmittedFields } from "./read-fields";
import { type Store } from "./redis-store";
import { type ContactOutcome, createResponse } from "./response";
import { sendMail } from "./send-mail";
import { readSettings } from "./settings";
import { openStore, type State } from "./store";

export interface RequestContext {
  /** IP address that the connection comes from. It may belong to a proxy, and some hosts don't provide it. */
  readonly clientAddress?: string | undefined;
  readonly env?: Environment;
  readonly state?: State;
  readonly log?: (line: string) => void;
}

interface Handling extends Required<Pick<RequestContext, "log">>, Trace {
  readonly isFormPost: boolean;
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

/** Takes the steps that the function's contract lists, in that order. Throws an `HttpError` on failure. */
async function receive(
  request: Request,
  { clientAddress: peer, env, state }: RequestContext,
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
    // Without a client address, which some hosts don't provide, no rate limit applies.
    const isLimited = client !== undefined && settings.rateMax > 0;
    const waitMs = isLimited ? await store.takeAttempt(client, settings.rateMax) : 0;
    if (waitMs > 0) throw new HttpError("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const contact = checkContact(fields);
    if (invalid.length > 0) {
      throw new HttpError("not_configured", { settings: invalid.map(({ variable }) => variable) });
    }
    const id = await messageId(contact, fields["requestId"], handling.isFormPost, store);
    handling.id = id;
    handling.delivery = await store.sendOnce(id, () =>
      store.queue.add(settings, (turn) => sendMail(contact, id, settings, turn)),
    );
    const { code, retryable } = handling.delivery;
    if (code === "sent") return { id };
    throw new HttpError(code, { retryable, ...(code === "busy" && { retryAfterSeconds: 5 }) });
  } finally {
    store.release();
  }
}

/** Reads only the last address in the IP header, which the nearest proxy added. Clients can forge others. */
function clientAddress(headers: Headers, ipHeader: string, peer = ""): string | undefined {
  const forwarded = ipHeader === "" ? undefined : headers.get(ipHeader)?.split(",").at(-1);
  return normalizeAddress(forwarded ?? "") ?? normalizeAddress(peer);
}

/** Shortens IPv6 addresses to 64 bits, because a household or rented server usually has a whole /64. */
function normalizeAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[(.*)\]|([\d.]+)(?=:))(?::\d+)?$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isAddress) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join(".")}/64`;
}

function checkContact(fields: SubmittedFields): ContactRequest {
  const { type = "contact", website = "" } = fields;
  if (website !== "" && website !== null) throw new HttpError("spam");
  const validation = validate(contactRequest, fields);
  if (validation.accepted && type === "contact") return validation.values;
  const typeError = type === "contact" ? {} : { type: "Invalid input" };
  throw new HttpError("validation", { fields: { ...typeError, ...validation.fields } });
}

/**
 * Returns a message's id. Each id is emailed only once. A native form post has no `requestId`, so a post with
 * the same content as one in the current or previous quarter-hour gets the same id, in case the visitor
 * submits twice or reloads the result page. The source is ignored, because it may differ on a second try.
 */
async function messageId(
  contact: ContactRequest,
  requestId: unknown,
  isFormPost: boolean,
  { wasSent }: Store,
) {
  const idFor = (unique: string): string => {
    const content = { ...contact, source: undefined };
    const hash = createHash("sha256").update(JSON.stringify([unique, content]));
    return hash.digest("hex").slice(0, 32);
  };
  if (typeof requestId === "string" && requestId !== "") return idFor(requestId);
  if (!isFormPost) return idFor(randomUUID());
  const slot = Math.floor(Date.now() / windowMs);
  const previous = idFor(String(slot - 1));
  return (await wasSent(previous)) ? previous : idFor(String(slot));
}
