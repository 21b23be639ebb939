// The frontmatter's text in, every fault of its spelling out, said to somebody who has never heard of YAML.
// After each fault the culprit is overwritten and the text is read again, so that one run finds them all.
import { isAlias, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";

export interface Fault {
  /** Where it is, from the start of the frontmatter's text. */
  offset: number;
  message: string;
  /** What to overwrite before reading on; without it the rest can't be told apart from this fault. */
  culprit?: [from: number, to: number];
}

interface Line {
  start: number;
  text: string;
  /** The field's name, if the line has one. */
  key: string | undefined;
  isEntry: boolean;
  value: string;
  valueStart: number;
}

const LINE = /^[ ]*((?:- +)*)(?:([\w-]+) *:(?:[ \t]+|$))?(.*?)\s*$/;

/** Reads frontmatter; the document is undefined when its faults leave no fields to look at. */
export function readYaml(text: string): { document: Document | undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  let draft = text;
  for (;;) {
    const document = parseDocument(draft, {
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: "error",
    });
    const error = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];
    const fault = error ? explainError(error, draft) : findHiddenFault(document, draft);
    if (!fault) return { document, faults };
    const line = lineAt(draft, fault.offset).start;
    // A second fault on an overwritten line is a consequence of the first.
    if (faults.some(({ offset }) => lineAt(draft, offset).start === line))
      return { document: undefined, faults };
    faults.push(fault);
    if (!fault.culprit) return { document: undefined, faults };
    const [from, to] = fault.culprit;
    draft = `${draft.slice(0, from)} ${"x".repeat(to - from - 1)}${draft.slice(to)}`;
  }
}

/** What is valid YAML and yet drops or changes the writer's words. */
function findHiddenFault(document: Document, text: string): Fault | undefined {
  let fault: Fault | undefined;
  visit(document, {
    Node(key, node) {
      const at = node.range?.[0] ?? 0;
      if (isAlias(node)) fault = explainValue(lineAt(text, at));
      else if (node.anchor) fault = explainValue(lineAt(text, text.lastIndexOf("&", at)));
      else if (node.tag) fault = explainValue(lineAt(text, text.lastIndexOf("!", at)));
      else if (isScalar(node) && node.type === "PLAIN") {
        const comment = /^[ \t]*#.*/.exec(text.slice(node.range?.[1] ?? at));
        if (comment && key !== "key") fault = explainValue(lineAt(text, node.range?.[1] ?? at));
        if (key === "key" && /^[-\s]/u.test(String(node.value)))
          fault = explainLine(lineAt(text, at));
      }
      return fault ? visit.BREAK : undefined;
    },
  });
  return fault;
}

function explainError({ code, message, pos }: YAMLError, text: string): Fault {
  const line = lineAt(text, pos[0]);
  const quote = /closing (["'])/.exec(message)?.[1];
  if (quote)
    return explainValue(lineBefore(text, line, ({ value }) => value.startsWith(quote)) ?? line);
  if (/Flow|flow collection/.test(message)) {
    return explainValue(lineBefore(text, line, ({ value }) => /^[[{]/.test(value)) ?? line);
  }
  const next = lineAfter(text, line);
  if (
    code === "BLOCK_AS_IMPLICIT_KEY" &&
    next &&
    line.key &&
    !hasColon(line.value) &&
    !/^\?/.test(line.value)
  ) {
    const message =
      `this line is indented further than the field above, so it continues its text; ` +
      `expected it to start under "${line.key}", or the whole text in quotes if the colon belongs to it`;
    return { offset: textStart(next), message };
  }
  if (code === "BAD_INDENT" && (line.key ?? line.isEntry) && !isDashGlued(line)) {
    const columns = columnsAbove(text, line).join(" or ");
    return {
      offset: textStart(line),
      message: `the indentation does not fit: this line starts in column ${indentOf(line) + 1}, expected column ${columns}`,
    };
  }
  return (line.key ?? line.isEntry) ? explainValue(line) : explainLine(line);
}

/** A line that begins wrongly. */
function explainLine(line: Line): Fault {
  const offset = textStart(line);
  const text = line.text.trim();
  if (/^[ ]*\t/.test(line.text)) {
    return {
      offset: line.start,
      message: "this line is indented with a tab, expected spaces: two for each level",
    };
  }
  if (/^\s/u.test(line.text.replace(/^ +/, ""))) {
    return {
      offset: line.start,
      message:
        "this line is indented with special spaces, as word processors write them, expected ordinary ones",
    };
  }
  if (isDashGlued(line))
    return {
      offset,
      message: `a space is missing after the dash, expected \`- ${text.slice(1).trim()}\``,
    };
  const [, entry = "", key, value] = /^((?:- +)*)([\w-]+):(.+)$/.exec(text) ?? [];
  if (key && value) {
    const from = offset + entry.length + key.length + 1;
    return {
      offset,
      message: `a space is missing after the colon, expected \`${key}: ${value.trim()}\``,
      culprit: [from, from + value.length],
    };
  }
  const message =
    "this line is not a field, expected a name, a colon and a space such as `title: About Us`; " +
    "a text that goes on from the line above starts two spaces further right than its field";
  return { offset, message };
}

/** A value that YAML takes for something else than the text it was meant to be. */
function explainValue(line: Line): Fault {
  const { value, valueStart } = line;
  if (/^[ ]*\t/.test(line.text) || isDashGlued(line) || !value) return explainLine(line);
  const name = line.key ? `${line.key}: ` : line.isEntry ? "- " : "";
  const paste = (text: string) => `\`${name}${text.length > 90 || !name ? '"…"' : quoted(text)}\``;
  const fault = (message: string): Fault => ({
    offset: valueStart,
    message,
    culprit: [valueStart, valueStart + value.length],
  });

  const quote = /^["']/.exec(value)?.[0];
  if (quote) {
    const quotes = value.split(quote).length - 1;
    if (quotes === 1)
      return fault(
        `the quote at the start of this text is not closed, expected ${paste(withoutCurlyEnd(value.slice(1)))}`,
      );
    const inner = value.endsWith(quote) ? value.slice(1, -1) : value;
    if (value.endsWith(quote) && inner.includes("\\")) {
      return fault(
        `a backslash has a meaning of its own between double quotes, expected \`${name}'${inner.replaceAll("'", "''")}'\``,
      );
    }
    return fault(
      `the text goes on after its closing quote, expected quotes around the whole of it: ${paste(quotes % 2 ? inner : value)}`,
    );
  }
  const curly = /^[“”„«‘’](.*?)[“”»‘’]?$/.exec(value);
  if (curly && hasColon(value))
    return fault(
      `curly quotes are part of the text, expected straight ones around a text with a colon: ${paste(curly[1] ?? value)}`,
    );
  if (/^[[{]/.test(value)) {
    const close = value.startsWith("[") ? "]" : "}";
    return value.includes(close)
      ? fault(
          `a text that starts with "${value[0]}" needs quotes around it, expected ${paste(value)}`,
        )
      : fault(
          `the bracket at the start is not closed, expected "${close}" at the end of the list, or quotes around a text: ${paste(value)}`,
        );
  }
  const isSpecial = /^([*&!%@`,|>?\]}#]|-(?=\s|$))/.exec(value)?.[0];
  if (isSpecial)
    return fault(
      `a text that starts with "${isSpecial}" needs quotes around it, expected ${paste(value)}`,
    );
  if (/\s#/.test(value))
    return fault(
      `the words from "#" on would be left out, expected quotes around the whole text: ${paste(value)}`,
    );
  if (hasColon(value))
    return fault(`a text with a colon in it needs quotes around it, expected ${paste(value)}`);
  return {
    offset: valueStart,
    message: `this text does not fit here, expected quotes around the whole of it: ${paste(value)}`,
  };
}

/** A word processor turns the closing quote alone into a curly one; “words” keep theirs. */
function withoutCurlyEnd(text: string): string {
  return /[“„«‘]/.test(text) ? text : text.replace(/[”’»]$/, "");
}

function quoted(text: string): string {
  if (!text.includes('"') && !text.includes("\\")) return `"${text}"`;
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function hasColon(value: string): boolean {
  return /:(\s|$)/.test(value);
}

/** The columns in which the line may start: those of the groups, or lists, above it that are still open. */
function columnsAbove(text: string, line: Line): number[] {
  const columns: number[] = [];
  for (
    let above = lineBefore(text, line, isFilled);
    above;
    above = lineBefore(text, above, isFilled)
  ) {
    const start = line.isEntry ? indentOf(above) : above.text.search(/[^ -]/);
    const isSameKind = line.isEntry ? above.isEntry : above.key !== undefined;
    if (isSameKind && start < (columns[0] ?? Infinity)) columns.unshift(start);
  }
  return columns.map((column) => column + 1);
}

function isDashGlued({ text }: Line): boolean {
  return /^\s*-[^\s-]/.test(text);
}

function isFilled({ text }: Line): boolean {
  return /^\s*[^\s#]/.test(text);
}

function lineBefore(text: string, line: Line, isWanted: (line: Line) => boolean): Line | undefined {
  let at = line;
  while (at.start > 0) {
    at = lineAt(text, at.start - 1);
    if (isWanted(at)) return at;
  }
  return undefined;
}

function lineAfter(text: string, line: Line): Line | undefined {
  let at = line;
  while (text.includes("\n", at.start)) {
    at = lineAt(text, text.indexOf("\n", at.start) + 1);
    if (isFilled(at)) return at;
  }
  return undefined;
}

function indentOf(line: Line): number {
  return line.text.search(/\S/);
}

function textStart(line: Line): number {
  return line.start + Math.max(0, indentOf(line));
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, "");
  const [, dash = "", key, value = ""] = LINE.exec(line) ?? [];
  return {
    start,
    text: line,
    key,
    isEntry: dash !== "",
    value,
    valueStart: start + line.trimEnd().length - value.length,
  };
}
