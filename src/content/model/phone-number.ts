import { parsePhoneNumberFromString } from "libphonenumber-js";
import { telephoneLink } from "../../addresses";

/**
 * Returns whether a number has a country code, is complete, and gets the right link, even though the link
 * ignores each country's rules. In Italy, for example, the zero in "(0)" would have to stay.
 */
export function isPhoneNumber(text: string): boolean {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isPossible() === true && `tel:${parsed.number}` === telephoneLink(text);
}
