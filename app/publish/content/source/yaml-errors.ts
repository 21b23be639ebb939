// The frontmatter's text in; out its fields, and what is wrong with it, for somebody who has never heard of YAML: the
// parser's own list of errors, each in other words, and what is valid YAML and yet drops or changes the writer's words.
import { isAlias, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";

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
  /** What is in front of the value: `- title: `. */
  before: string;
  value: string;
}

const NOT_A_FIELD =
  "this line is neither a field nor an entry of a list, expected `title: About Us`, or `- About us`; " +
  "a text that continues the line above is indented by two spaces more than its field";

/** Reads frontmatter. Offsets count from its start; the document is undefined when it cannot be trusted. */
export function readYaml(text: string): { document: Document | undefined; mistakes: Mistake[] } {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  const isReadable = document.errors.every(({ code }) => code === "DUPLICATE_KEY");
  const found = isReadable ? findHiddenMistakes(document, text) : [];
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

/** What is wrong with a line. */
interface LineMistake {
  line: Line;
  message: string;
}

/** Finds what is valid YAML and yet drops or changes the writer's words. */
function findHiddenMistakes(document: Document, text: string): LineMistake[] {
  const offsets: number[] = [];
  visit(document, {
    Node(key, node) {
      const [start, end] = node.range ?? [0, 0];
      const isKey = key === "key";
      if (isAlias(node)) offsets.push(start);
      else if (node.anchor) offsets.push(text.lastIndexOf("&", start));
      else if (node.tag) offsets.push(text.lastIndexOf("!", start));
      else if (isScalar(node) && node.type === "PLAIN")
        if (isKey ? /^[-\s]/u.test(String(node.value)) : /^[ \t]*#/.test(text.slice(end)))
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
  const quote = /closing (["'])/.exec(message)?.[1];
  if (quote)
    return {
      line: lineAt(text, text.lastIndexOf(quote)),
      message: `the quote at the start of this text is not closed, expected a straight ${quote} at its end`,
    };
  if (code === "BAD_INDENT" && message.startsWith("Flow")) {
    const start = Math.max(text.lastIndexOf("[", at), text.lastIndexOf("{", at));
    const end = text[start] === "[" ? "]" : "}";
    return {
      line: lineAt(text, start),
      message: `the bracket at the start is not closed, expected "${end}" at the end of the list, or quotes around a text`,
    };
  }
  if (code === "DUPLICATE_KEY") {
    const cure = "expected it once; delete one of the two lines, or move it into its own group";
    return { line, message: `"${name}" is written twice in one group, ${cure}` };
  }
  const wrongStart = explainStart(line);
  if (wrongStart) return { line, message: wrongStart };
  if (code === "BAD_INDENT" || (message.startsWith("Sequence item") && name)) {
    const column = line.text.search(/\S/) + 1;
    const message = `this line is indented wrongly: it starts in column ${column}, expected the same column as the lines beside it`;
    return { line: { ...line, before: "" }, message };
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY" && line.before && !/:(\s|$)/.test(line.value)) {
    const advice = `expected it to start under "${name}", or the whole text in quotes if the colon belongs to it`;
    return {
      line: { ...lineAt(text, line.start + line.text.length + 1), before: "" },
      message: `this line is indented more than the field above, so it continues its text; ${advice}`,
    };
  }
  return { line, message: line.before ? explainValue(line) : NOT_A_FIELD };
}

/** What is wrong with the start of a line: what no parser takes for an indentation, a dash or a name. */
function explainStart({ text }: Line): string | undefined {
  if (/^ *[^\S ]/.test(text))
    return "this line is indented with a tab or with special spaces, expected plain ones: two for each level";
  const [, dash, entry = ""] = /^ *(-)([^\s-].*)/.exec(text) ?? [];
  if (dash) return `a space is missing after the dash, expected \`- ${entry.trim()}\``;
  const [, name, words = ""] = /^ *(?:- +)*([\w-]+):(?! |$)\s*(.*)/.exec(text) ?? [];
  return name && `a plain space is missing after the colon, expected \`${name}: ${words.trim()}\``;
}

/** What is wrong with a value that YAML takes for something other than the text that was meant. */
function explainValue({ before, value }: Line): string {
  const field = before.trimStart();
  const [first = ""] = value;
  if (/["']/.test(first)) {
    const other = first === '"' ? "'" : '"';
    return `the quotes around this text are used inside it too, expected the other kind around the whole text: \`${field}${other}…${other}\``;
  }
  if (/^\[.*\]$/.test(value))
    return 'an entry between brackets with a mark in it needs quotes around it, expected `["One", "Two: three"]`';
  const sign = /^[[{*&!%@`,|>?\]}#]|^-(?=\s|$)|(?<=\s)#|:(?=\s|$)/.exec(value)?.[0];
  const reason = sign ? `"${sign}" has a special meaning here` : "this text does not fit here";
  const cure = value.length > 90 ? '"…"' : quoted(value);
  return `${reason}, expected quotes around the whole text: \`${field}${cure}\``;
}

function quoted(text: string): string {
  if (!text.includes('"') && !text.includes("\\")) return `"${text}"`;
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Where that is: at the line's value, if it has one behind a name or a dash. */
function place({ line: { start, text, before, value }, message }: LineMistake): Mistake {
  const from = before && value ? before.length : Math.max(0, text.search(/\S/));
  return { range: [start + from, start + text.trimEnd().length], message };
}

/** The line that holds an offset. */
function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const [, before = "", value = ""] =
    /^( *(?:- +)*(?:[\w-]+ *:(?:[ \t]+|$))?)(.*?)\s*$/.exec(line) ?? [];
  return { start, text: line, before: before.trim() && before, value };
}
