/** Returns the `tel:` URL (RFC 3966) of a number; without `+` it is a US number, if it can be. */
export function phoneUrl(number: string): string {
  if (number.startsWith("+")) return `tel:+${number.replace(/\(0\)|\D/g, "")}`;
  const digits = number.replace(/\D/g, "");
  return /^1?[2-9]\d{9}$/.test(digits) ? `tel:+1${digits.slice(-10)}` : `tel:${digits}`;
}

/** Completes a `tel:` link without letters or an extension. */
export function completePhoneLink(link: string): string {
  const isPlain = /^tel:(?:%..|[^a-z;])+$/i.test(link);
  return isPlain ? phoneUrl(link.slice(4).replace(/%../g, " ")) : link;
}
