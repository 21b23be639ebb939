/** Returns the `tel:` URL (RFC 3966) of a number; without `+` it is a US number, if it can be. */
export function phoneUrl(number: string): string {
  const isInternational = number.startsWith("+");
  const digits = number.replace(isInternational ? /\(0\)|\D/g : /\D/g, "");
  if (isInternational) return `tel:+${digits}`;
  return /^1?[2-9]\d{9}$/.test(digits) ? `tel:+1${digits.slice(-10)}` : `tel:${digits}`;
}

/** Completes the number of a `tel:` link, encoded or not; returns other links. */
export function completePhoneLink(link: string): string {
  return link.startsWith("tel:") ? phoneUrl(link.slice(4).replace(/%../g, " ")) : link;
}
