/** Matches values that librsvg and usvg cannot read. */
export const UNREAD_VALUE = /\b(?:(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|var)\([^;"'}]*/g;

/** Matches what usvg, which draws a logo with text, cannot read besides. */
const UNREAD_WITH_TEXT = /(?<![\w-])(?:(?:rgb|hsl)a?\([^),]*\/|font:)/g;

/** Finds what librsvg cannot show of a drawing. */
export function findUnreadable(svg: string): { found: string; message: string }[] {
  const plain = svg.replace(/\{[\w.]+\}/g, "#000");
  const patterns = plain.includes("<text") ? [UNREAD_VALUE, UNREAD_WITH_TEXT] : [UNREAD_VALUE];
  const values = patterns
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .filter(({ index }) => !hasFallback(plain, index));
  const found = values.map(([value]) => {
    const [name = ""] = /^[\w-]+[(:]/.exec(value) ?? [];
    const fix = name === "font:" ? "font-family and font-size" : "a color such as #1e5a40";
    const message = `holds ${name.replace("(", "()")}, which icons and shared pictures cannot show; write ${fix}`;
    return { found: name, message };
  });
  const isNested = /\{[^{}@]*\{/.test(plain.replace(/@[\w-]+[^{;]*\{/g, ""));
  const message = "holds rules inside of rules, which icons cannot show; write each rule apart";
  return isNested ? [...found, { found: "<style", message }] : found;
}

/** Tells whether a property has an earlier value. */
function hasFallback(svg: string, index: number): boolean {
  const before = svg.slice(0, index);
  const own = before.slice(Math.max(before.lastIndexOf("<"), before.lastIndexOf("{")));
  const name = /([\w-]+)\s*[:=]\s*["']?[^;:"'=]*$/.exec(own)?.[1] ?? "";
  return own.split(new RegExp(`(?<![\\w-])${name}\\s*[:=]`)).length > 2;
}
