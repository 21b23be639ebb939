// The path of a field in; out its name as a writer would say it: "Slide 2, title".
import type { FieldPath } from "../../content/source/model";

/** Lists whose entries are not named after the list. */
const ENTRIES: Record<string, string> = {
  stats: "figure",
  rows: "row",
  badges: "badge",
  advantages: "advantage",
  opportunities: "opportunity",
};

/** @param path as in the frontmatter; numbers count from 0 */
export function fieldWords(path: FieldPath): string {
  const parts: string[] = [];
  path.forEach((part, index) => {
    if (typeof part !== "number") return parts.push(plain(String(part)));
    const list = path[index - 1];
    // A list in a list is a table: its rows have cells.
    if (typeof list !== "string") return parts.push(`cell ${part + 1}`);
    return parts.splice(-1, 1, `${entryWord(list)} ${part + 1}`);
  });
  return capital(parts.join(", "));
}

/** "slides" → "slide"; "checklist" → "checklist entry". */
export function entryWord(list: string): string {
  if (Object.hasOwn(ENTRIES, list)) return ENTRIES[list] ?? list;
  return list.endsWith("s") ? plain(list.slice(0, -1)) : `${plain(list)} entry`;
}

/** With a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "figuresTitle" → "figures title". */
function plain(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
