import { parseDocument, visit, type Document, type ErrorCode } from "yaml";

/** What is wrong, and at which offset in the frontmatter. */
interface Mistake {
  start: number;
  message: string;
}

const QUOTES = `a sign in this text has a meaning here; put quotes around the whole text: "…", or '…' if it has " in it`;
const COLUMN =
  "this line starts in the wrong column, or a bracket above it is not closed; give it the same spaces as its neighbors, and put quotes around a text with brackets";

const LOST =
  "words would be lost, because a #, &, ! or * before them has a meaning here; put quotes around the whole text, or delete them";
const SPACES =
  "this line is indented with a tab or with special spaces; type two plain spaces for each level";

/** What to say of each error of the library. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS:
    'a "*" has a meaning here; start an entry of a list with `- `, and put quotes around a text that starts with a star',
  BAD_DQ_ESCAPE: "a backslash has a meaning between these quotes; put '…' around the text instead",
  BAD_INDENT: COLUMN,
  BLOCK_AS_IMPLICIT_KEY:
    "a second colon follows in this text; put quotes around the whole text, or give a field that begins on the next line the same spaces as its neighbors",
  DUPLICATE_KEY:
    "this name is written twice in one group; put a dash and a space before it if it begins another entry, else delete one of the two",
  MISSING_CHAR:
    "this line is not `name: words` with the spaces of its neighbors, or a quote or bracket is not closed; close what opens here, write ’ for an apostrophe, and put two spaces before each line that continues a text",
  MULTILINE_IMPLICIT_KEY:
    "this line needs a name, a colon and a space in front; if it continues the text above, put quotes around the whole text",
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
      if (anchor || tag || isCut) add(start);
      else if (isIndented) add(start, SPACES);
    },
  });
  return mistakes;
}
