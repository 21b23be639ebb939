import { parseDocument, visit, type Document, type ErrorCode } from "yaml";

interface YamlError {
  start: number;
  message: string;
}

const QUOTES = `a sign here has a meaning; put quotes around the text: "…", or '…' if it has " in it`;
const LOST = "words would be lost here, by a &, !, * or >; put quotes around the whole text";
const COMMENT =
  "the words after # would be lost here; delete them with the #, or put quotes around the text";
const SPACES = "type plain spaces here, two a level and one after a dash, no tabs or special ones";
const DASH = "begin each entry of this list with a dash, after the same spaces";
/** A space that is none of YAML, before words; or a dash without one. */
const WRONG_SPACE = /(?<=^[ -]*(?:\w+:)?)[^\S \t\r\n]|^ *-\w+:/m;

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS:
    'a "*" or "&" has a meaning here; write `- ` for an entry of a list, or put quotes around the text',
  BAD_DQ_ESCAPE: "a backslash has a meaning between these quotes; put '…' around the text instead",
  BAD_INDENT: "give it the spaces (and the dash) of its neighbors, or close the bracket above it",
  BLOCK_AS_IMPLICIT_KEY:
    'a second colon follows; put "…" around this text, or give the next line the spaces of this one',
  DUPLICATE_KEY:
    "this name stands twice in one group; begin another entry with `- `, or delete one of the two",
  MISSING_CHAR:
    "close the quote or bracket here (’ is an apostrophe), or write `name: words` after the spaces of its neighbors, two more spaces if it continues the text above",
  MULTILINE_IMPLICIT_KEY:
    "this line needs `name: ` in front; if it continues the text above, put two more spaces before it",
  TAB_AS_INDENT: SPACES,
};

/** Reads frontmatter, and finds its first error; others often follow from it. */
export function readYaml(text: string): { document: Document; error: YamlError | undefined } {
  const document = parseDocument(text, {
    schema: "failsafe",
    prettyErrors: false,
    logLevel: "error",
  });
  const [error] = document.errors;
  if (!error) return { document, error: findLostWords(document, text) };
  const wrongSpace = text.search(WRONG_SPACE);
  if (wrongSpace >= 0) return { document, error: { start: wrongSpace, message: SPACES } };
  const start = startOf(document, text, error.pos[0]);
  const isDash = error.code === "BLOCK_AS_IMPLICIT_KEY" && text.startsWith("- ", start);
  const message = isDash ? DASH : (SENTENCES[error.code] ?? QUOTES);
  return { document, error: { start, message } };
}

/** Finds the next word, or the start of the quotes around it. */
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

/** Finds where valid YAML drops words, or takes spaces or a dash into a name. */
function findLostWords(document: Document, text: string): YamlError | undefined {
  let error: YamlError | undefined;
  const stop = (start = 0, message = LOST) => {
    error = { start, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { range }) => stop(range?.[0]),
    Value(key, node) {
      const { anchor, tag, range } = node;
      const [start, end] = range ?? [0, 0];
      const isPlain = "type" in node && node.type === "PLAIN";
      const isMisspaced = key === "key" && /^[\s-]/.test(text.slice(start));
      if (isPlain && /^[ \t]*#/.test(text.slice(end))) return stop(start, COMMENT);
      if (anchor || tag || /^[>|]\d/.test(text.slice(start))) return stop(start);
      return isMisspaced ? stop(start, SPACES) : undefined;
    },
  });
  return error;
}
