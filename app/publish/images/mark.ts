// The company's logo and icon as a part of icons and of pictures for shared links, which librsvg draws.
import { optimize } from "svgo";

import type { PreparedSvg } from "./svg";

/** What librsvg draws black or not at all. */
const UNREAD = /\b(?:(?:ok)?(?:lab|lch)|color(?:-mix)?|light-dark|var)\([^;"'}]*/g;
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))*),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * A prepared drawing as an element of another one, scaled to fit a square, in its light colors.
 * @param side of the square, in units of the other drawing
 */
export function partOf({ svg, width, height }: Omit<PreparedSvg, "texts">, side: number): string {
  const plugin = { name: "inlineStyles", params: { onlyMatchedOnce: false } } as const;
  const { data } = optimize(resolveColors(svg), { plugins: [plugin] });
  return data.replace(/^<svg[^>]*>/, (root) => {
    const viewBox = root.includes(" viewBox=") ? "" : ` viewBox="0 0 ${width} ${height}"`;
    const rest = root.slice("<svg".length).replace(/ (?:width|height)="[^"]*"/g, "");
    return `<svg width="${side}" height="${side}"${viewBox}${rest}`;
  });
}

/**
 * Finds what icons and pictures for shared links would not show as browsers do.
 * @param svg the writer's file
 * @returns each as it is written there, with a message
 */
export function findUnreadable(svg: string): { found: string; message: string }[] {
  // Tokens are in braces too.
  const plain = resolveColors(svg.replace(/\{[\w.]+\}/g, "#000"));
  const colors = [...plain.matchAll(UNREAD)].filter(({ index }) => !hasFallback(plain, index));
  const nested = /\{[^{}@]*\{/.exec(plain.replace(/@[\w-]+[^{;]*\{/g, ""));
  return [
    ...colors.map(([color]) => {
      const [name = ""] = color.split("(");
      const message = `holds ${name}(), which icons and shared pictures cannot show; write a color such as #1e5a40`;
      return { found: `${name}(`, message };
    }),
    ...(nested
      ? [
          {
            found: "<style",
            message: "holds rules inside of rules, which icons cannot show; write each rule apart",
          },
        ]
      : []),
  ];
}

/** Whether the same property has a value before this one, which is taken where this one cannot be read. */
function hasFallback(svg: string, index: number): boolean {
  const before = svg.slice(0, index);
  const own = before.slice(Math.max(before.lastIndexOf("<"), before.lastIndexOf("{")));
  const name = /([\w-]+)\s*[:=]\s*["']?[^;:"'=]*$/.exec(own)?.[1] ?? "";
  return own.split(new RegExp(`(?<![\\w-])${name}\\s*[:=]`)).length > 2;
}

/** The colors of `light-dark()` on light backgrounds, and the values of custom properties. */
function resolveColors(svg: string): string {
  const values = new Map(
    [...svg.matchAll(/(--[\w-]+)\s*:\s*([^;"}]+)/g)].map(([, name, value]) => [name, value]),
  );
  const withValues = svg.replace(
    /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (written, name: string, other?: string) => values.get(name) ?? other ?? written,
  );
  return withValues.replace(LIGHT_DARK, "$1");
}
