import { randomUUID } from "node:crypto";
import { env as processEnv } from "node:process";
import { contactForm, type ContactValues } from "../forms/contact";
import { validate } from "../forms/form";
import { createRateLimiter } from "../forms/rate-limiter";
import { answerWith } from "./answer";
import { clientAddress } from "./client-address";
import { composeMail, keyOf } from "./compose-mail";
import { sendOnce } from "./idempotency";
import { logLine, type Trace } from "./log-line";
import { type Fields, parseFields } from "./parse-fields";
import { hasValidHost, isCrossOrigin, listedOrigin, mediaTypeOf, readBody } from "./read-request";
import { type Outcome, Refusal } from "./refusal";
import { withSemaphore } from "./semaphore";
import { type Delivery, sendMail } from "./send-mail";
import { type Environment, readSettings, type Settings } from "./settings";
import { withSharedTransport } from "./shared-transport";
import { sharedState, type State } from "./state";

/** What a host knows besides the request. */
export interface Context {
  /** The other end of the connection, when the host tells it. */
  readonly clientAddress?: string | undefined;
  readonly env?: Environment;
  readonly state?: State;
  readonly log?: (line: string) => void;
}

/** Answers a request to send a message. Always answers, whatever was sent. */
export async function handle(request: Request, context: Context = {}): Promise<Response> {
  const began = performance.now();
  const trace: Trace = { id: randomUUID() };
  const { log = console.log } = context;
  const read = readSettings(context.env ?? processEnv);
  const origin = listedOrigin(request.headers, read.settings.allowedOrigins);
  let outcome: Outcome;
  try {
    outcome =
      request.method === "OPTIONS" && origin !== undefined
        ? "preflight"
        : { id: await receive(request, context, trace, read, origin) };
  } catch (cause) {
    outcome = cause instanceof Refusal ? cause : new Refusal("internal", {}, { cause });
  }
  try {
    log(logLine(outcome, trace, performance.now() - began));
  } catch {
    // A log that fails must not turn the answer for a mail that was sent into a failure.
  }
  return answerWith(outcome, { form: isForm(request), origin });
}

const isForm = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");

/** The checks, in the order of the contract; gives the id of the mail that was taken. */
async function receive(
  request: Request,
  context: Context,
  trace: Trace,
  { settings, wrong }: ReturnType<typeof readSettings>,
  origin: string | undefined,
): Promise<string> {
  const state = context.state ?? sharedState();
  if (!hasValidHost(request.headers)) throw new Refusal("malformed_json");
  if (request.method !== "POST") throw new Refusal("method_not_allowed");
  if (origin === undefined && isCrossOrigin(request.headers)) throw new Refusal("forbidden_origin");
  const type = mediaTypeOf(request.headers);
  const fields = parseFields(await readBody(request), type);
  const client = clientAddress(request.headers, settings.ipHeader, context.clientAddress);
  takeAttempt(client, settings, state);
  const contact = checkedContact(fields);
  if (wrong.length > 0) {
    throw new Refusal("not_configured", { settings: wrong.map(({ variable }) => variable) });
  }
  trace.id = keyOf(contact, requestIdOf(fields));
  const delivery = await sendOnce(state.sent, trace.id, () =>
    deliver(contact, trace.id, settings, state),
  );
  trace.attempts = delivery.attempts;
  if (delivery.smtp !== undefined) trace.smtp = delivery.smtp;
  if (delivery.delivered) return trace.id;
  throw delivery.code === "busy"
    ? new Refusal("busy", { retryAfterSeconds: 5, retryable: true })
    : new Refusal("mail_failed", { retryable: delivery.retryable });
}

/** Counts the client's attempt. Without a client address there is no limit. */
function takeAttempt(client: string | undefined, { rateMax }: Settings, state: State): void {
  if (client === undefined || rateMax === 0) return;
  const take = createRateLimiter({
    attempts: rateMax,
    windowMs: 15 * 60_000,
    taken: state.attempts,
  });
  const waitMs = take(client);
  if (waitMs > 0) {
    throw new Refusal("rate_limited", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}

function checkedContact(fields: Fields): ContactValues {
  const { type = "contact", website = "" } = fields;
  if (website !== "" && website !== null) throw new Refusal("spam");
  const validation = validate(contactForm, fields);
  const wrongType: Record<string, string> = type === "contact" ? {} : { type: "Invalid input" };
  if (validation.accepted && type === "contact") return validation.values;
  throw new Refusal("validation", {
    fields: { ...wrongType, ...(validation.accepted ? {} : validation.fields) },
  });
}

/** Without an id, every request is a message of its own. */
const requestIdOf = ({ requestId }: Fields): string =>
  typeof requestId === "string" && requestId !== "" ? requestId : randomUUID();

async function deliver(
  contact: ContactValues,
  key: string,
  settings: Settings,
  { semaphore, transport: shared }: State,
): Promise<Delivery> {
  const { deadlineMs, maxConcurrency } = settings;
  const deadline = performance.now() + deadlineMs;
  // Sending needs the rest: a message cut off while the server takes it may have arrived or not.
  const timeoutMs = deadlineMs * 0.75;
  const delivery = await withSharedTransport(shared, settings, (transport) =>
    withSemaphore(semaphore, maxConcurrency, timeoutMs, () =>
      sendMail(composeMail(contact, key, settings), settings, transport, deadline),
    ),
  );
  return delivery ?? { delivered: false, code: "busy", attempts: 0, retryable: true };
}
