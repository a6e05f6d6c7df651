import { cleanEmail } from "../forms/clean-text";

/** Whether the text is one address and nothing else. */
export const isAddress = (text: string): boolean => text !== "" && cleanEmail(text) === text;

/** The address in `name@host.tld` or `Name <name@host.tld>`; `undefined` when there is none. */
export function addressIn(text: string): string | undefined {
  const bare = /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return isAddress(bare) ? bare : undefined;
}
