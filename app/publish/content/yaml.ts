import { parseDocument, visit, type Document, type ErrorCode } from "yaml";

/** What is wrong, and at which offset in the frontmatter. */
interface Mistake {
  start: number;
  message: string;
}

const QUOTES = `a sign here has a meaning; put quotes around the text: "…", or '…' if it has " in it`;
const LOST = "words would be lost here, by a &, ! or *; put quotes around the whole text";
const COMMENT =
  "the words after # would be lost here; delete them with the #, or put quotes around the text";
const SPACES = "type two plain spaces for each level here, in place of tabs or special spaces";

/** What to say of each error of the library. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS:
    'a "*" has a meaning here; write `- ` for an entry of a list, or put quotes around the text',
  BAD_DQ_ESCAPE: "a backslash has a meaning between these quotes; put '…' around the text instead",
  BAD_INDENT: "give this line the spaces of its neighbors, or close the bracket above it",
  BLOCK_AS_IMPLICIT_KEY:
    "a second colon follows; put quotes around this text, or give the next line the spaces of this one",
  DUPLICATE_KEY:
    "this name stands twice in one group; begin another entry with `- `, or delete one of the two",
  MISSING_CHAR:
    "close the quote or bracket here (’ is an apostrophe), and write each field as `name: words`",
  MULTILINE_IMPLICIT_KEY:
    "this line needs `name: ` in front; if it continues the text above, quote the whole text",
  TAB_AS_INDENT: SPACES,
};

/** Reads frontmatter, every value as typed. The document is undefined when it cannot be trusted. */
export function readYaml(text: string): { document: Document | undefined; mistakes: Mistake[] } {
  const document = parseDocument(text, {
    schema: "failsafe",
    prettyErrors: false,
    logLevel: "error",
  });
  // Later errors follow from the first.
  const mistakes = document.errors.slice(0, 1).map(({ code, pos: [at] }) => ({
    start: startOf(document, text, at),
    message: SENTENCES[code] ?? QUOTES,
  }));
  const all = mistakes.length > 0 ? mistakes : findLostWords(document, text);
  return { document: all.length > 0 ? undefined : document, mistakes: all };
}

/** Finds the text between quotes that an error is in, or the first sign from the error on. */
function startOf(document: Document, text: string, at: number): number {
  let start = at + text.slice(at).search(/\S|$/);
  visit(document, {
    Scalar(_, { type, range }) {
      const isAround = type?.startsWith("QUOTE") && range && range[0] < at && at <= range[2];
      if (isAround) [start] = range;
    },
  });
  return start;
}

/** Finds valid YAML that drops words (`*x`, `&x`, `!x`, ` #`), or takes spaces for a part of a name. */
function findLostWords(document: Document, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (start = 0, message = LOST) => void mistakes.push({ start, message });
  visit(document, {
    Alias: (_, { range }) => add(range?.[0]),
    Value(key, { anchor, tag, range, ...node }) {
      const [start, end] = range ?? [0, 0];
      const isPlain = "type" in node && node.type === "PLAIN";
      const isCut = isPlain && /^[ \t]*#/.test(text.slice(end));
      const isIndented = key === "key" && /^[\s-]/.test(text.slice(start));
      if (isCut) add(start, COMMENT);
      else if (anchor || tag) add(start);
      else if (isIndented) add(start, SPACES);
    },
  });
  return mistakes;
}
