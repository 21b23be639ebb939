// A text file of a site in; out its lines: headers by name, and each line of the others.
import { lineOf, readRules, takePolicyHashes, type Line } from "./document";
import type { SiteFile } from "../bytes/files";

/** The lines of a file that no page shows as it is; none for a page, for code and for a binary file. */
export function readTextFile({ name, text }: SiteFile): Line[] {
  if (text === undefined || /\.(?:html|m?js|svg)$/.test(name)) return [];
  if (name === "_headers") return readHeaders(text);
  if (name.endsWith(".css")) return readRules(text);
  // A long line of a calendar continues after a line break and a space (RFC 5545, 3.1).
  const whole = name.endsWith(".ics") ? text.replace(/\r\n /g, "") : text;
  // Each tag of XML and each entry of JSON begins a line.
  const lines = whole.replace(/(?<=>)(?=<)|(?<=[{,])(?=")/g, "\n").split("\n");
  return lines.filter((line) => line.trim()).map((line) => lineOf("file", name, line.trim()));
}

/** Headers, each with the path that it is for if it is not for all. */
function readHeaders(text: string): Line[] {
  let path = "";
  return text.split("\n").flatMap((line): Line[] => {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) return [lineOf("header", `Header ${name}${path}`, takePolicyHashes(value))];
    const next = line.trim();
    if (next) path = next === "/*" ? "" : ` for ${next}`;
    return next ? [lineOf("file", "_headers", next)] : [];
  });
}
