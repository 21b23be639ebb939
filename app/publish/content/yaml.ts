import { parseDocument, Scalar, visit, type Document, type YAMLError } from "yaml";

/** What is wrong, and at which offset in the frontmatter. */
interface Mistake {
  start: number;
  message: string;
}

/** A line of frontmatter: its value, and what stands before it. */
interface Line {
  start: number;
  text: string;
  /** A dash, a name or both: `- title:`. */
  before: string;
  value: string;
}

const WRONG_COLUMN =
  "this line, or one just above, starts in the wrong column; give it the same spaces as its neighbors, or put quotes around a text of several lines";
const NO_NAME =
  "this line needs a name, a colon and a space in front; if it continues the text above, put quotes around the whole text";
const NOT_INDENTED =
  "a line that continues the text above starts further right than the name of its field; put two spaces in front of each";
const OPEN_BRACKET =
  "the bracket at the start is not closed; close it, or put quotes around the text";

/** Reads frontmatter, every value as typed. The document is undefined when it cannot be trusted. */
export function readYaml(text: string): { document: Document | undefined; mistakes: Mistake[] } {
  const document = parseDocument(text, {
    schema: "failsafe",
    prettyErrors: false,
    logLevel: "error",
  });
  const errors = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  // Don't report errors inside an open bracket, because they follow from it.
  const error = errors.find(isOpenBracket) ?? errors[0];
  // Don't report later errors, because they follow from the first.
  if (error) return { document: undefined, mistakes: [explainYamlError(error, text)] };
  // Don't report all doubles, because one forgotten dash makes many.
  const doubles = document.errors.slice(0, 1).map((double) => explainYamlError(double, text));
  const lost = findLostWords(document, text);
  return { document: lost.length > 0 ? undefined : document, mistakes: [...doubles, ...lost] };
}

/** Finds valid YAML that drops or changes words: `*name`, `&name`, `!name`, and ` #` in a text. */
function findLostWords(document: Document, text: string): Mistake[] {
  const offsets: number[] = [];
  visit(document, {
    Alias(_, { source, range }) {
      // Don't keep an alias, because an unresolved one throws when it is read.
      offsets.push(range?.[0] ?? 0);
      return Object.assign(new Scalar(source), { range });
    },
    Value(key, { anchor, tag, range, ...node }) {
      const [start, end] = range ?? [0, 0];
      if (anchor) offsets.push(text.lastIndexOf("&", start));
      else if (tag) offsets.push(text.lastIndexOf("!", start));
      else if ("type" in node && node.type === "PLAIN")
        if (key === "key" ? /^[-\s]/u.test(String(node.value)) : /^[ \t]*#/.test(text.slice(end)))
          offsets.push(end);
        else if (/^-[^\S ]|^\w+：/.test(String(node.value))) offsets.push(start);
    },
  });
  const lines = new Map(
    offsets.map((offset) => lineAt(text, offset)).map((line) => [line.start, line]),
  );
  return [...lines.values()].map((line) => place(line, explainStart(line) ?? explainValue(line)));
}

function isOpenBracket({ code, message }: Pick<YAMLError, "code" | "message">): boolean {
  return code === "BAD_INDENT" && message.startsWith("Flow");
}

function explainYamlError({ code, message, pos: [at] }: YAMLError, text: string): Mistake {
  const line = lineAt(text, at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0));
  const start = explainStart(line);
  if (start) return place(line, start);
  if (code === "DUPLICATE_KEY") {
    const name = line.before.replace(/[\s:-]/g, "");
    return place(
      line,
      `"${name}" is written twice in one group; if it begins another entry, put a dash and a space before it, else delete one of the two`,
    );
  }
  const quote = /closing (["'])/.exec(message)?.[1];
  const next = lineAt(text, at + 1);
  if (quote && next.text.trim() && !next.before) return place(next, NOT_INDENTED);
  if (quote)
    return place(
      lineAt(text, text.lastIndexOf(quote, at - 1)),
      `the quote at the start of this text is not closed; end the text with a straight ${quote}${quote === "'" ? ", or write ’ for an apostrophe" : ""}`,
    );
  if (isOpenBracket({ code, message }))
    return place(
      lineAt(text, Math.max(text.lastIndexOf("[", at), text.lastIndexOf("{", at))),
      OPEN_BRACKET,
    );
  if (/^["'[{]/.test(line.value)) return place(line, explainValue(line));
  const hasSign = /^\?\s|:(?:\s|$)/.test(line.value);
  const isContinued = code === "BLOCK_AS_IMPLICIT_KEY" && !hasSign;
  if (isContinued) return place(lineAt(text, line.start + line.text.length + 1), WRONG_COLUMN);
  if (code === "BAD_INDENT" || /^Sequence item|^All \w+ items/.test(message))
    return place(line, WRONG_COLUMN);
  return place(line, line.before ? explainValue(line) : NO_NAME);
}

/** Explains a line whose start YAML does not read as indentation, dash or name. */
function explainStart({ text }: Line): string | undefined {
  if (/^ *[^\S ]/.test(text))
    return "this line is indented with a tab or with special spaces; type two plain spaces for each level";
  if (/^ *(?:[*•–—・●－]\s|-(?![ -]|$))/.test(text))
    return "an entry starts with a hyphen and a plain space; write `- ` before its words";
  const [, name, words = ""] =
    /^ *(?:- +)*([\w-]+)(?::(?! |$)|\s*：|\s+=(?!.*:\s))\s*(.*)/.exec(text) ?? [];
  return name && `a plain colon and a plain space are missing; write \`${name}: ${words.trim()}\``;
}

function explainValue({ before, value }: Line): string {
  const field = before.trimStart();
  if (/^["']/.test(value)) {
    const other = value.startsWith('"') ? "'…'" : '"…"';
    return `the quotes around this text are used inside it too; put the other kind around the whole text: \`${field}${other}\``;
  }
  if (/^\[.*\]$/.test(value))
    return 'an entry between brackets with a mark in it needs quotes: `["One", "Two: three"]`';
  if (/^[|>]-/.test(value))
    return `the text of "${value.slice(0, 2)}" starts on the next line, with two more spaces before it`;
  const sign = /^[[{&!%@`,|>?*\]}#]|^-(?=\s|$)|(?<=\s)#|:(?=\s|$)/.exec(value)?.[0];
  const reason = sign ? `"${sign}" has a special meaning here` : "this text cannot be read here";
  return `${reason}; put quotes around the whole text: \`${field}${quoteText(value)}\``;
}

function quoteText(text: string): string {
  if (text.length > 90) return '"…"';
  if (!text.includes('"') && !text.includes("\\")) return `"${text}"`;
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** Places a message at a line's value, if it has one behind a name or dash. */
function place({ start, text, before, value }: Line, message: string): Mistake {
  const from = before && value ? before.length : Math.max(0, text.search(/\S/));
  return { start: start + from, message };
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  const [, before = "", value = ""] =
    /^( *(?:- +)*(?:[\w-]+ *:(?:[ \t]+|$))?)(.*?)\s*$/.exec(line) ?? [];
  return { start, text: line, before: before.trim() && before, value };
}
