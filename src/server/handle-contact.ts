import { randomUUID } from "node:crypto";
import { type Environment, environment } from "../environment";
import { contactForm, type ContactValues } from "../forms/contact";
import { type FieldMessages, validate } from "../forms/form";
import { answerWith } from "./answer";
import { composeMail } from "./compose-mail";
import { logLine, type Trace } from "./log-line";
import { messageId } from "./message-id";
import { type Fields, parseFields } from "./parse-fields";
import {
  clientAddress,
  hasValidHost,
  isCrossOrigin,
  listedOrigin,
  mediaTypeOf,
  readBody,
} from "./read-request";
import { withStore } from "./redis-store";
import { type Outcome, Refusal } from "./refusal";
import { withSemaphore } from "./semaphore";
import { type Delivery, sendMail } from "./send-mail";
import { readSettings, type Settings } from "./settings";
import { withSharedTransport } from "./smtp";
import { sharedState, type State } from "./state";
import { type Store } from "./store";

/** Data and overrides that a host or a test can pass to the request handler. */
export interface Context {
  /** IP address of the connection's peer, if the host provides it. */
  readonly clientAddress?: string | undefined;
  readonly env?: Environment;
  readonly state?: State;
  readonly log?: (line: string) => void;
}

interface Handling extends ReturnType<typeof readSettings> {
  readonly state: State;
  readonly store: Store;
  /** IP address of the connection's peer, which may be a proxy. */
  readonly peer: string | undefined;
  /** The request's origin if it's in `CONTACT_ALLOWED_ORIGINS`. */
  readonly origin: string | undefined;
  readonly trace: Trace;
}

/** Handles a request to send a message. Every request gets a response and a log line, even after unexpected errors. */
export async function handle(request: Request, context: Context = {}): Promise<Response> {
  const began = performance.now();
  const trace: Trace = { id: randomUUID() };
  const { clientAddress: peer, env = environment(), state = sharedState() } = context;
  /**
   * Logs a line and ignores errors, because a logging error must not turn the response for a sent email into a
   * failure.
   */
  const log = (line: string) => {
    try {
      (context.log ?? console.log)(line);
    } catch {
      // Continue without this log line.
    }
  };
  const { settings, wrong } = readSettings(env);
  const origin = listedOrigin(request.headers, settings.allowedOrigins);
  let outcome: Outcome;
  try {
    outcome = await withStore(settings, state, log, (store) =>
      receive(request, { settings, wrong, state, store, peer, origin, trace }),
    );
  } catch (cause) {
    outcome = cause instanceof Refusal ? cause : new Refusal("internal", {}, { cause });
  }
  const answer = answerWith(outcome, isForm(request), origin);
  log(logLine(outcome, answer.status, trace, began));
  return answer;
}

const isForm = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");

/** Checks the request and sends its message. Checks that need only the headers run before the body is read. */
async function receive(
  request: Request,
  { settings, wrong, state, store, peer, origin, trace }: Handling,
): Promise<Outcome> {
  if (request.method === "OPTIONS" && origin !== undefined) return "preflight";
  if (!hasValidHost(request.headers)) throw new Refusal("malformed_json");
  if (request.method !== "POST") throw new Refusal("method_not_allowed");
  if (origin === undefined && isCrossOrigin(request.headers)) throw new Refusal("forbidden_origin");
  const type = mediaTypeOf(request.headers);
  const fields = parseFields(await readBody(request), type);
  await takeAttempt(clientAddress(request.headers, settings.ipHeader, peer), settings, store);
  const contact = checkedContact(fields);
  if (wrong.length > 0) {
    throw new Refusal("not_configured", { settings: wrong.map(({ variable }) => variable) });
  }
  const id = await messageId(contact, fields, type, store);
  trace.id = id;
  trace.delivery = await store.sendOnce(id, () => deliver(contact, id, settings, state));
  const { code, retryable } = trace.delivery;
  if (code === "sent") return { id };
  throw new Refusal(code, { retryable, ...(code === "busy" && { retryAfterSeconds: 5 }) });
}

/** Applies the rate limit. There's no limit for a client whose address is unknown. */
async function takeAttempt(client: string | undefined, { rateMax }: Settings, store: Store) {
  if (client === undefined || rateMax === 0) return;
  const waitMs = await store.takeAttempt(client, rateMax);
  if (waitMs > 0) {
    throw new Refusal("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}

function checkedContact(fields: Fields): ContactValues {
  const { type = "contact", website = "" } = fields;
  if (website !== "" && website !== null) throw new Refusal("spam");
  const validation = validate(contactForm, fields);
  if (validation.accepted && type === "contact") return validation.values;
  const wrongType: FieldMessages = type === "contact" ? {} : { type: "Invalid input" };
  throw new Refusal("validation", { fields: { ...wrongType, ...validation.fields } });
}

async function deliver(
  contact: ContactValues,
  key: string,
  settings: Settings,
  { semaphore, transport: shared }: State,
): Promise<Delivery> {
  const { deadlineMs, maxConcurrency } = settings;
  const deadline = performance.now() + deadlineMs;
  // An email may wait for its turn for up to 75% of the time limit. The rest is reserved for sending. If time ran out
  // while the mail server was accepting the email, nobody could tell whether the server will deliver it.
  const timeoutMs = deadlineMs * 0.75;
  const delivery = await withSharedTransport(shared, settings, (transport) =>
    withSemaphore(semaphore, maxConcurrency, timeoutMs, (waitForPlace) =>
      sendMail(composeMail(contact, key, settings), settings, transport, deadline, waitForPlace),
    ),
  );
  return delivery ?? { code: "busy", attempts: 0, retryable: true };
}
