// The frontmatter's text in; out every mistake in it. After each one the culprit is overwritten and the text is read
// again, so that one run finds them all.
import { isAlias, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";

import { indentOf, isDashGlued, lineAt, rangeOfLine, type Line } from "./yaml-lines";
import { explainLine, explainValue, hasColon, type YamlMistake } from "./yaml-values";

const OPTIONS = { prettyErrors: false, uniqueKeys: false, logLevel: "error" } as const;

/** Reads frontmatter; the document is undefined when its mistakes leave no fields to look at. */
export function readYaml(text: string): {
  document: Document | undefined;
  mistakes: YamlMistake[];
} {
  const mistakes: YamlMistake[] = [];
  let draft = text;
  for (;;) {
    const document = parseDocument(draft, OPTIONS);
    const error = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];
    const mistake = error ? explainError(error, draft) : findHiddenMistake(document, draft);
    if (!mistake) return { document, mistakes };
    const line = lineAt(draft, mistake.range[0]).start;
    // A second mistake on an overwritten line follows from the first.
    if (mistakes.some(({ range }) => lineAt(draft, range[0]).start === line))
      return { document: undefined, mistakes };
    mistakes.push(mistake);
    if (!mistake.culprit) return { document: undefined, mistakes };
    const [from, to] = mistake.culprit;
    draft = `${draft.slice(0, from)} ${"x".repeat(to - from - 1)}${draft.slice(to)}`;
  }
}

/** Finds what is valid YAML and yet drops or changes the writer's words. */
function findHiddenMistake(document: Document, text: string): YamlMistake | undefined {
  let mistake: YamlMistake | undefined;
  visit(document, {
    Node(key, node) {
      const at = node.range?.[0] ?? 0;
      if (isAlias(node)) mistake = explainValue(lineAt(text, at));
      else if (node.anchor) mistake = explainValue(lineAt(text, text.lastIndexOf("&", at)));
      else if (node.tag) mistake = explainValue(lineAt(text, text.lastIndexOf("!", at)));
      else if (isScalar(node) && node.type === "PLAIN") {
        const comment = /^[ \t]*#.*/.exec(text.slice(node.range?.[1] ?? at));
        if (comment && key !== "key") mistake = explainValue(lineAt(text, node.range?.[1] ?? at));
        if (key === "key" && /^[-\s]/u.test(String(node.value)))
          mistake = explainLine(lineAt(text, at));
      }
      return mistake ? visit.BREAK : undefined;
    },
  });
  return mistake;
}

function explainError({ code, message, pos }: YAMLError, text: string): YamlMistake {
  const line = lineAt(text, pos[0]);
  const quote = /closing (["'])/.exec(message)?.[1];
  const above = linesAbove(text, line);
  if (quote) return explainValue(above.find(({ value }) => value.startsWith(quote)) ?? line);
  if (/Flow|flow collection/.test(message))
    return explainValue(above.find(({ value }) => /^[[{]/.test(value)) ?? line);
  const next = lineAfter(text, line);
  const isPlain = line.key && !hasColon(line.value) && !line.value.startsWith("?");
  if (code === "BLOCK_AS_IMPLICIT_KEY" && next && isPlain) {
    const message =
      `this line is indented further than the field above, so it continues its text; ` +
      `expected it to start under "${line.key}", or the whole text in quotes if the colon belongs to it`;
    return { range: rangeOfLine(next), message };
  }
  if (code === "BAD_INDENT" && (line.key ?? line.isEntry) && !isDashGlued(line)) {
    const columns = openColumns(line, above).join(" or ");
    const message = `the indentation does not fit: this line starts in column ${indentOf(line) + 1}, expected column ${columns}`;
    return { range: rangeOfLine(line), message };
  }
  return (line.key ?? line.isEntry) ? explainValue(line) : explainLine(line);
}

/** The columns in which the line may start: those of the groups, or lists, above it that are still open. */
function openColumns(line: Line, above: Line[]): number[] {
  const columns: number[] = [];
  for (const other of above.filter(isFilled)) {
    const start = line.isEntry ? indentOf(other) : other.text.search(/[^ -]/);
    const isSameKind = line.isEntry ? other.isEntry : other.key !== undefined;
    if (isSameKind && start < (columns[0] ?? Infinity)) columns.unshift(start);
  }
  return columns.map((column) => column + 1);
}

/** The lines above a line, the nearest first. */
function linesAbove(text: string, line: Line): Line[] {
  const lines: Line[] = [];
  for (let at = line; at.start > 0; lines.push(at)) at = lineAt(text, at.start - 1);
  return lines;
}

/** The next line that is neither empty nor a comment. */
function lineAfter(text: string, line: Line): Line | undefined {
  let at = line;
  while (text.includes("\n", at.start)) {
    at = lineAt(text, text.indexOf("\n", at.start) + 1);
    if (isFilled(at)) return at;
  }
  return undefined;
}

/** Whether the line is neither empty nor a comment. */
function isFilled({ text }: Line): boolean {
  return /^\s*[^\s#]/.test(text);
}
