/**
 * A random UUID (RFC 9562, version 4) that names one message, so that sending it twice makes one mail.
 * `crypto.randomUUID` is missing on pages that came over plain HTTP.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, "0");
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, "0");
    return byte.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

let last: { readonly texts: string; readonly id: string } | undefined;

/**
 * The id under which texts are sent: the same one for the same texts until they were sent. A visitor who
 * goes to another page of the site while a message is on its way, comes back and sends it again makes no
 * second mail. Kept in memory only, so that no copy of the message outlives the form.
 */
export function requestIdFor(values: object): string {
  const texts = JSON.stringify(values);
  if (last?.texts !== texts) last = { texts, id: newRequestId() };
  return last.id;
}

/** The texts were sent; the same ones are another message from now on. */
export function forgetRequestId(): void {
  last = undefined;
}
