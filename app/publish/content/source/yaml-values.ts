// A wrong line of frontmatter in; out what is wrong with it, for somebody who has never heard of YAML.
import type { TextRange } from "../../problems/problem";
import type { Mistake } from "./model";
import { isDashGlued, rangeOfLine, type Line } from "./yaml-lines";

/** A mistake in the frontmatter's text; offsets count from its start. */
export interface YamlMistake extends Mistake {
  /** What to overwrite before reading on; without it nothing behind the mistake can be judged. */
  culprit?: TextRange;
}

/** Explains a line that begins wrongly. */
export function explainLine(line: Line): YamlMistake {
  const range = rangeOfLine(line);
  const [offset] = range;
  const text = line.text.trim();
  const indentation = /^[ ]*\t/.test(line.text)
    ? "a tab, expected spaces: two for each level"
    : /^\s/u.test(line.text.replace(/^ +/, ""))
      ? "special spaces, as word processors write them, expected ordinary ones"
      : undefined;
  if (indentation)
    return { range: [line.start, offset], message: `this line is indented with ${indentation}` };
  const missing = (mark: string, right: string) =>
    `a space is missing after the ${mark}, expected \`${right}\``;
  if (isDashGlued(line)) return { range, message: missing("dash", `- ${text.slice(1).trim()}`) };
  const [, point] = /^[*•·▪–—+]\s+(.+)$/u.exec(text) ?? [];
  if (point)
    return {
      range,
      message: `an entry of a list starts with a dash and a space, expected \`- ${point}\``,
    };
  const [, name, words] = /^([\w-]+)\s*[=：]\s*(.+)$/u.exec(text) ?? [];
  if (name)
    return {
      range,
      message: `a field's name ends with a colon and a space, expected \`${name}: ${words}\``,
    };
  const [, entry = "", key, value] = /^((?:- +)*)([\w-]+):(.+)$/.exec(text) ?? [];
  if (key && value && /^\s/u.test(value)) {
    const message = `the space after the colon is a special one, as word processors write it, expected a plain one: \`${key}: ${value.trim()}\``;
    return { range, message };
  }
  if (key && value) {
    const from = offset + entry.length + key.length + 1;
    const message = missing("colon", `${key}: ${value.trim()}`);
    return { range, message, culprit: [from, from + value.length] };
  }
  const message =
    "this line is not a field, expected a name, a colon and a space such as `title: About Us`; " +
    "a text that goes on from the line above starts two spaces further right than its field";
  return { range, message };
}

/** Explains a value that YAML takes for something other than the text that was meant. */
export function explainValue(line: Line): YamlMistake {
  const { value, valueStart } = line;
  if (/^[ ]*\t/.test(line.text) || isDashGlued(line) || !value) return explainLine(line);
  const name = line.key ? `${line.key}: ` : line.isEntry ? "- " : "";
  const paste = (text: string) => `\`${name}${text.length > 90 || !name ? '"…"' : quoted(text)}\``;
  const range: TextRange = [valueStart, valueStart + value.length];
  const message = explainQuotes(value, name, paste) ?? explainMarks(value, paste);
  if (message) return { range, message, culprit: range };
  const other = `this text does not fit here, expected quotes around the whole of it: ${paste(value)}`;
  return { range, message: other };
}

type Paste = (text: string) => string;

function explainQuotes(value: string, name: string, paste: Paste): string | undefined {
  const quote = /^["']/.exec(value)?.[0];
  if (!quote) return undefined;
  const quotes = value.split(quote).length - 1;
  if (quotes === 1)
    return `the quote at the start of this text is not closed, expected ${paste(withoutCurlyEnd(value.slice(1)))}`;
  const inner = value.endsWith(quote) ? value.slice(1, -1) : value;
  if (value.endsWith(quote) && inner.includes("\\"))
    return `a backslash has a meaning of its own between double quotes, expected \`${name}'${inner.replaceAll("'", "''")}'\``;
  // In `"The "new" site"` the second quote opens again; in `"Home" and "away"` it closes.
  const isAround = inner !== value && (quotes % 2 === 1 || /^[^"']*\s["']/.test(inner));
  return `the text goes on after its closing quote, expected quotes around the whole of it: ${paste(isAround ? inner : value)}`;
}

function explainMarks(value: string, paste: Paste): string | undefined {
  const curly = /^[“”„«‘’](.*?)[“”»‘’]?$/.exec(value);
  if (curly && hasColon(value))
    return `curly quotes are part of the text, expected straight ones around a text with a colon: ${paste(curly[1] ?? value)}`;
  const close = value.startsWith("[") ? "]" : "}";
  if (/^[[{]/.test(value) && !value.includes(close))
    return `the bracket at the start is not closed, expected "${close}" at the end of the list, or quotes around a text: ${paste(value)}`;
  const special = /^([[{*&!%@`,|>?\]}#]|-(?=\s|$))/.exec(value)?.[0];
  const [, plain] = /^(?:\*{1,2}|`)([^*`]+)(?:\*{1,2}|`)/.exec(value) ?? [];
  if (plain)
    return `fields show "${special}" as it stands, expected plain words: ${paste(value.replace(/[*`]/g, ""))}`;
  if (special)
    return `a text that starts with "${special}" needs quotes around it, expected ${paste(value)}`;
  if (/\s#/.test(value))
    return `the words from "#" on would be left out, expected quotes around the whole text: ${paste(value)}`;
  return hasColon(value)
    ? `a text with a colon in it needs quotes around it, expected ${paste(value)}`
    : undefined;
}

/** A word processor turns the closing quote alone into a curly one; “words” keep theirs. */
function withoutCurlyEnd(text: string): string {
  return /[“„«‘]/.test(text) ? text : text.replace(/[”’»]$/, "");
}

function quoted(text: string): string {
  if (!text.includes('"') && !text.includes("\\")) return `"${text}"`;
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Whether YAML would take a colon in the value for the end of a name. */
export function hasColon(value: string): boolean {
  return /:(\s|$)/.test(value);
}
