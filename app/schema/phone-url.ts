/**
 * Returns the `tel:` URL (RFC 3966) of a number; ten digits are a US number, and `(0)` is omitted.
 */
export function phoneUrl(number: string): string {
  const isInternational = number.startsWith("+");
  const digits = number.replace(isInternational ? /\(0\)|\D/g : /\D/g, "");
  if (isInternational || /^1\d{10}$/.test(digits)) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

/** Completes the number of a `tel:` link, encoded or not; returns other links. */
export function completePhoneLink(link: string): string {
  return link.startsWith("tel:") ? phoneUrl(link.slice(4).replace(/%../g, " ")) : link;
}
