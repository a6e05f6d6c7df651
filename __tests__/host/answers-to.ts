import { type HostileRequest } from "../server/hostile-requests";

const json = { "Content-Type": "application/json" };

/** The statuses of the answers to requests, one after the other. */
export async function answersTo(
  url: string,
  requests: readonly Omit<HostileRequest, "what" | "status">[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const { body, method = "POST", headers = json } of requests) {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    await response.text();
    statuses.push(response.status);
  }
  return statuses;
}

/** Posts bodies as JSON, all at once and on connections of their own, and gives what the function answers. */
export const postAll = (url: string, bodies: readonly unknown[]) =>
  Promise.all(
    bodies.map(async (body): Promise<{ success?: unknown; id?: unknown }> => {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...json, Connection: "close" },
        body: JSON.stringify(body),
      });
      return response.json();
    }),
  );

/** Texts that are different mails, and the number of each in the mails that came. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Message number ${index}.`);
export const numbersIn = (mails: readonly (Buffer | string)[]): Set<string | undefined> =>
  new Set(mails.map((mail) => /Message number \d+\./.exec(mail.toString())?.[0]));
