import { setTimeout as pause } from "node:timers/promises";
import { isRecord } from "../content/model/record";

/** What came of asking for an address: it works, it does not, or a program cannot tell. */
export interface Answer {
  readonly is: "there" | "broken" | "unsure";
  readonly words: string;
}

/** How long to wait for an answer, and before asking again. */
export interface Patience {
  readonly timeoutMs: number;
  readonly pauseMs: number;
}

const patient: Patience = { timeoutMs: 10_000, pauseMs: 1_000 };

const mostRedirects = 5;

const userAgent = "Mozilla/5.0 (compatible; site-link-check/1.0)";

/** Answers by which sites refuse programs or strangers, not people. 999 is LinkedIn's. */
const refusals = [401, 403, 429, 999];

/** The end of the last request to each host: one at a time. */
const lastOf = new Map<string, Promise<unknown>>();

/**
 * Asks for a page, and once more after a pause when the server or the network failed: then without
 * HEAD, at which some servers hang.
 */
export async function askForPage(address: string, patience = patient): Promise<Answer> {
  const first = await follow(address, patience, ["HEAD", "GET"]);
  if (first.is !== "failed") return answer(first);
  await pause(patience.pauseMs);
  return answer(await follow(address, patience, ["GET"]));
}

interface Outcome extends Omit<Answer, "is"> {
  readonly is: Answer["is"] | "failed";
}

const answer = ({ is, words }: Outcome): Answer => ({ is: is === "failed" ? "broken" : is, words });

/** Goes where redirects lead. */
async function follow(
  address: string,
  patience: Patience,
  methods: readonly Method[],
): Promise<Outcome> {
  let next = address;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { status, location } = await request(new URL(next), patience, methods);
      if (status >= 300 && status < 400 && location !== null) {
        next = new URL(location, next).href;
      } else {
        return outcomeOf(status);
      }
    }
    return { is: "broken", words: `redirects more than ${mostRedirects} times` };
  } catch (error) {
    return { is: "failed", words: reasonOf(error, patience) };
  }
}

function outcomeOf(status: number): Outcome {
  const words = `answers ${status}`;
  if (status >= 200 && status < 300) return { is: "there", words };
  if (refusals.includes(status)) return { is: "unsure", words };
  return { is: status >= 500 ? "failed" : "broken", words };
}

type Method = "HEAD" | "GET";

interface Head {
  readonly status: number;
  readonly location: string | null;
}

/** Asks with one method after the other until one works: many servers refuse HEAD or answer it wrongly. */
async function request(
  url: URL,
  patience: Patience,
  [method = "GET", ...others]: readonly Method[],
): Promise<Head> {
  const before = lastOf.get(url.host);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return send(method, url, patience);
  })();
  lastOf.set(url.host, mine);
  const head = await mine;
  return head.status >= 400 && others.length > 0 ? request(url, patience, others) : head;
}

async function send(method: Method, url: URL, { timeoutMs }: Patience): Promise<Head> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { "User-Agent": userAgent },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get("location") };
}

function reasonOf(error: unknown, { timeoutMs }: Patience): string {
  if (!isRecord(error)) return String(error);
  if (error["name"] === "TimeoutError") return `does not answer in ${timeoutMs / 1000} s`;
  const { message } = isRecord(error["cause"]) ? error["cause"] : error;
  return `cannot be reached (${String(message)})`;
}
