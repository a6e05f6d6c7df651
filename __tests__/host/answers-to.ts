import { randomUUID } from "node:crypto";
import { message } from "../server/contact-site";
import { type HostileRequest } from "../server/hostile-requests";

type Request = Omit<HostileRequest, "what" | "status">;

/** Sends a request to the function of a site: a post of JSON, unless it says otherwise. */
const send = (origin: string, { body, method = "POST", headers }: Request) =>
  fetch(`${origin}/api/send-contact-email`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: body ?? null,
  });

/** What the function answers to a post. */
interface Answer {
  readonly status: number;
  readonly success?: unknown;
  readonly id?: unknown;
}

/** Posts a message as JSON to the function of a site. */
export async function post(
  origin: string,
  body: object = message,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await send(origin, { body: JSON.stringify(body), headers });
  return { status: response.status, ...(await response.json()) };
}

/** Posts bodies, all at once and on connections of their own. */
export const postAll = (origin: string, bodies: readonly object[]) =>
  Promise.all(bodies.map((body) => post(origin, body, { Connection: "close" })));

/** The statuses of the answers to requests, one after the other. */
export async function answersTo(origin: string, requests: readonly Request[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of requests) {
    let response;
    // wrangler's own server does so after a body of 40 KB that was refused before its end.
    do response = await send(origin, request);
    while ((await response.text()).startsWith("Your worker restarted mid-request."));
    statuses.push(response.status);
  }
  return statuses;
}

/** Messages that are different mails, and the number of each in the mails that came. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...message,
    message: `Message number ${index}.`,
    requestId: randomUUID(),
  }));
export const numbersIn = (mails: readonly (Buffer | string)[]): Set<string | undefined> =>
  new Set(mails.map((mail) => /Message number \d+\./.exec(mail.toString())?.[0]));
