// Reads frontmatter and says what is wrong with it to somebody who has never heard of YAML: the parser's own errors, and
// what is valid YAML and yet drops or changes the writer's words.
import { parseDocument, Scalar, visit, type Document, type YAMLError } from "yaml";

import type { TextRange } from "../../problems/problem";

/** What is wrong, and where in the frontmatter. */
interface Mistake {
  range: TextRange;
  message: string;
}

/** A line of YAML as a writer sees it: perhaps a dash, perhaps a name, a value. */
interface Line {
  start: number;
  text: string;
  /** What is in front of the value: `- title:`. */
  before: string;
  value: string;
}

interface LineMistake {
  line: Line;
  message: string;
}

const NOT_A_FIELD =
  "this line is no field, because it has no name with a colon and a space; if it continues the text above, indent it by two spaces more";

/** Reads frontmatter. Offsets count from its start; the document is undefined when it cannot be trusted. */
export function readYaml(text: string): { document: Document | undefined; mistakes: Mistake[] } {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  const isReadable = document.errors.every(({ code }) => code === "DUPLICATE_KEY");
  if (!isReadable && /^ +\S/.test(text) && /\n\w/.test(text))
    return { document: undefined, mistakes: [place(explainIndent(lineAt(text, 0), 0))] };
  const found = isReadable ? findLostWords(document, text) : [];
  const isTrusted = isReadable && !found.some(({ line }) => explainStart(line));
  for (const error of document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])) {
    const mistake = explainError(error, text);
    found.push(mistake);
    // Errors below a line that begins wrongly follow from it.
    if (!mistake.line.before || explainStart(mistake.line)) break;
  }
  // So does a second error in one line.
  const first = new Map(found.toReversed().map((mistake) => [mistake.line.start, mistake]));
  return { document: isTrusted ? document : undefined, mistakes: [...first.values()].map(place) };
}

/** Finds what is valid YAML and yet drops or changes the writer's words: `*name`, `&name`, `!name`, and ` #` in a text. */
function findLostWords(document: Document, text: string): LineMistake[] {
  const offsets: number[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      // An unresolved alias would throw when the document is read; the words are reported instead.
      offsets.push(range?.[0] ?? 0);
      return Object.assign(new Scalar(source.replace(/\*$/, "")), { range });
    },
    Value(key, { anchor, tag, range, ...node }) {
      const [start, end] = range ?? [0, 0];
      if (anchor) offsets.push(text.lastIndexOf("&", start));
      else if (tag) offsets.push(text.lastIndexOf("!", start));
      else if ("type" in node && node.type === "PLAIN")
        if (key === "key" ? /^[-\s]/u.test(String(node.value)) : /^[ \t]*#/.test(text.slice(end)))
          offsets.push(end);
    },
  });
  return offsets.map((offset) => {
    const line = lineAt(text, offset);
    return { line, message: explainStart(line) ?? explainValue(line) };
  });
}

/** What the parser's error means, and on which line the writer made it. */
function explainError({ code, message, pos: [at] }: YAMLError, text: string): LineMistake {
  const line = lineAt(text, at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0));
  const name = line.before.replace(/[\s:-]/g, "");
  const open = /closing (["'])/.exec(message)?.[1];
  if (open)
    return {
      line: lineAt(text, text.lastIndexOf(open)),
      message: `the quote at the start of this text is not closed; end the text with a straight ${open}`,
    };
  if (code === "BAD_INDENT" && message.startsWith("Flow"))
    return {
      line: lineAt(text, Math.max(text.lastIndexOf("[", at), text.lastIndexOf("{", at))),
      message: "the bracket at the start is not closed; close it, or put quotes around the text",
    };
  if (code === "DUPLICATE_KEY") {
    const cure = "delete one of the two lines, or move it into its own group";
    return { line, message: `"${name}" is written twice in one group; ${cure}` };
  }
  const wrongStart = explainStart(line);
  if (wrongStart) return { line, message: wrongStart };
  const isIndented = code === "BLOCK_AS_IMPLICIT_KEY" && line.before && !/:(\s|$)/.test(line.value);
  if (isIndented || code === "BAD_INDENT" || (message.startsWith("Sequence item") && name))
    return findIndent(isIndented ? lineAfter(text, line) : line, text);
  return { line, message: line.before ? explainValue(line) : NOT_A_FIELD };
}

/** What is wrong with the start of a line: what no parser takes for an indentation, a dash or a name. */
function explainStart({ text }: Line): string | undefined {
  if (/^ *[^\S ]/.test(text))
    return "this line is indented with a tab or with special spaces; type two plain spaces for each level";
  const [, dash, entry = ""] = /^ *(-)([^\s-].*)/.exec(text) ?? [];
  if (dash) return `a space is missing after the dash; write \`- ${entry.trim()}\``;
  const [, name, words = ""] = /^ *(?:- +)*([\w-]+):(?! |$)\s*(.*)/.exec(text) ?? [];
  return name && `a plain space is missing after the colon; write \`${name}: ${words.trim()}\``;
}

/** Which line is indented wrongly: this one, or the field above, when that lost the spaces of the lines around it. */
function findIndent(line: Line, text: string): LineMistake {
  const own = indentOf(line);
  const fields = fieldsAbove(line, text);
  const [above = line, top = line] = fields.filter((field) => indentOf(field) <= own);
  const [upper, first] = [indentOf(above), indentOf(top)];
  const isLost = upper <= first && own > upper && (!top.value || own === first);
  // In line with the entry above that it belongs to: that one is indented wrongly.
  const [nearest = line] = fields;
  const isOfEntry = !isLost && indentOf(nearest) === own && /^ *-/.test(nearest.text);
  const [wrong, wanted] = isLost ? [above, own] : [isOfEntry ? nearest : line, indentOf(nearest)];
  const dash = [...text.slice(0, wrong.start).matchAll(/^( *)- /gm)].at(-1)?.[1];
  return explainIndent(wrong, /^ *-/.test(wrong.text) ? (dash?.length ?? wanted) : wanted);
}

/** The lines above that begin with a name or a dash, the nearest one first. */
function fieldsAbove({ start }: Line, text: string): Line[] {
  const found: Line[] = [];
  for (let end = start - 1; end >= 0; end = text.lastIndexOf("\n", end - 1)) {
    const line = lineAt(text, end);
    if (line.before) found.push(line);
    if (line.start === 0) break;
  }
  return found;
}

function explainIndent(line: Line, wanted: number): LineMistake {
  const message = `this line starts in column ${line.text.search(/\S/) + 1}; start it in column ${wanted + 1} as its neighbours, or put quotes around a text of several lines`;
  return { line: { ...line, before: "" }, message };
}

/** The spaces and dashes before a name or a text. */
function indentOf({ text }: Line): number {
  return /^ *(?:- +)*/.exec(text)?.[0].length ?? 0;
}

/** What is wrong with a value that YAML takes for something other than the text that was meant. */
function explainValue({ before, value }: Line): string {
  const field = before.trimStart();
  if (/^["']/.test(value)) {
    const other = value.startsWith('"') ? "'…'" : '"…"';
    return `the quotes around this text are used inside it too; put the other kind around the whole text: \`${field}${other}\``;
  }
  if (/^\[.*\]$/.test(value))
    return 'an entry between brackets with a mark in it needs quotes: `["One", "Two: three"]`';
  if (value.startsWith("*"))
    return `a text cannot start with "*"; write it without the stars: \`${field}${quoted(value.replaceAll("*", ""))}\``;
  const sign = /^[[{&!%@`,|>?\]}#]|^-(?=\s|$)|(?<=\s)#|:(?=\s|$)/.exec(value)?.[0];
  const reason = sign ? `"${sign}" has a special meaning here` : "this text does not fit here";
  return `${reason}; put quotes around the whole text: \`${field}${quoted(value)}\``;
}

function quoted(text: string): string {
  if (text.length > 90) return '"…"';
  if (!text.includes('"') && !text.includes("\\")) return `"${text}"`;
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Where that is: at the line's value, if it has one behind a name or a dash. */
function place({ line: { start, text, before, value }, message }: LineMistake): Mistake {
  const from = before && value ? before.length : Math.max(0, text.search(/\S/));
  return { range: [start + from, start + text.trimEnd().length], message };
}

function lineAfter(text: string, { start, text: { length } }: Line): Line {
  return lineAt(text, start + length + 1);
}

/** The line that holds an offset. */
function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const [, before = "", value = ""] =
    /^( *(?:- +)*(?:[\w-]+ *:(?:[ \t]+|$))?)(.*?)\s*$/.exec(line) ?? [];
  return { start, text: line, before: before.trim() && before, value };
}
