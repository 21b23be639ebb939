// Text of styles and attributes in, what a browser would fetch for it out.

/** What a style loads, in a style sheet or an attribute. */
export function urlsIn(css: string): { address: string; index: number }[] {
  return [...css.matchAll(/(?:\burl\(|@import)\s*["']?([^"')]*)/gi)].map((found) => ({
    address: found[1] ?? "",
    index: found.index,
  }));
}

/** A picture written out as text where its address would stand; programs break the text into lines. */
export const EMBEDDED_PICTURE =
  /data:image\/(png|jpe?g|webp|avif);base64,((?:[\w+/=\s]|&#(?:10|13|xa|xd);)+)/gi;

/** Whether an address is a whole picture, which needs nothing to be fetched. */
export function isEmbeddedPicture(address: string): boolean {
  return address.trim().replace(EMBEDDED_PICTURE, "") === "" && address.trim() !== "";
}
