/** The `tel:` address of a phone number as people write it (RFC 3966): `(212) 555-0142` is `tel:+12125550142`. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `tel:+${digits.length === 10 ? "1" : ""}${digits}`;
}
