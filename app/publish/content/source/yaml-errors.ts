// The frontmatter's text in; out every mistake in it. After each one the culprit is overwritten and the text is read
// again, so that one run finds them all.
import { isAlias, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";

import {
  indentOf,
  isDashGlued,
  isFilled,
  lineAfter,
  lineAt,
  lineBefore,
  rangeOfLine,
  type Line,
} from "./yaml-lines";
import { explainLine, explainValue, hasColon, type YamlFault } from "./yaml-values";

/** Reads frontmatter; the document is undefined when its mistakes leave no fields to look at. */
export function readYaml(text: string): { document: Document | undefined; faults: YamlFault[] } {
  const faults: YamlFault[] = [];
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
    const line = lineAt(draft, fault.range[0]).start;
    // A second mistake on an overwritten line follows from the first.
    if (faults.some(({ range }) => lineAt(draft, range[0]).start === line))
      return { document: undefined, faults };
    faults.push(fault);
    if (!fault.culprit) return { document: undefined, faults };
    const [from, to] = fault.culprit;
    draft = `${draft.slice(0, from)} ${"x".repeat(to - from - 1)}${draft.slice(to)}`;
  }
}

/** Finds what is valid YAML and yet drops or changes the writer's words. */
function findHiddenFault(document: Document, text: string): YamlFault | undefined {
  let fault: YamlFault | undefined;
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

function explainError({ code, message, pos }: YAMLError, text: string): YamlFault {
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
    return { range: rangeOfLine(next), message };
  }
  if (code === "BAD_INDENT" && (line.key ?? line.isEntry) && !isDashGlued(line)) {
    const columns = columnsAbove(text, line).join(" or ");
    return {
      range: rangeOfLine(line),
      message: `the indentation does not fit: this line starts in column ${indentOf(line) + 1}, expected column ${columns}`,
    };
  }
  return (line.key ?? line.isEntry) ? explainValue(line) : explainLine(line);
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
