import { randomUUID } from "node:crypto";
import { message } from "../server/contact-site";
import { type HostileRequest } from "../server/hostile-requests";

type Request = Omit<HostileRequest, "what" | "status">;

const send = (origin: string, { body, method = "POST", headers }: Request) =>
  fetch(`${origin}/api/send-contact-email`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: body ?? null,
  });

interface Answer {
  readonly status: number;
  readonly success?: unknown;
  readonly id?: unknown;
}

export async function post(
  origin: string,
  body: object = message,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await send(origin, { body: JSON.stringify(body), headers });
  return { status: response.status, ...(await response.json()) };
}

export async function askHealth(origin: string) {
  const response = await fetch(`${origin}/api/contact-health`);
  const json: unknown = await response.json();
  return { status: response.status, caching: response.headers.get("cache-control"), json };
}

export const ready = { status: 200, caching: "no-store", json: { ready: true } };

export const postAll = (origin: string, bodies: readonly object[]) =>
  Promise.all(bodies.map((body) => post(origin, body, { Connection: "close" })));

export async function answersTo(origin: string, requests: readonly Request[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of requests) {
    let response;
    // Try again if wrangler restarts the worker, which may happen after the worker refuses a body of 40 KB.
    do response = await send(origin, request);
    while ((await response.text()).startsWith("Your worker restarted mid-request."));
    statuses.push(response.status);
  }
  return statuses;
}

export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...message,
    message: `Message number ${index}.`,
    requestId: randomUUID(),
  }));
export const numbersIn = (mails: readonly (Buffer | string)[]): Set<string | undefined> =>
  new Set(mails.map((mail) => /Message number \d+\./.exec(mail.toString())?.[0]));
