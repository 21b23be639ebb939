import { createProcessor, type ProcessorOptions } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import type { VFileMessage } from "vfile-message";

import { TAGS, tagOf } from "../../schema/tags";
import { nearest } from "../problems/did-you-mean";
import type { Problem } from "../problems/problem";
import type { Tokens } from "../tokens";
import { fillProse, joinTexts } from "./fill-prose";
import type { Source } from "./model";
import { blankFields, problemsAt } from "./source-file";

export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code; start it with another word';
export const NO_BRACE = 'a "{" starts code; write "\\{" for a plain brace';

const BROKEN_TAG =
  'this "<" starts no tag; write an address without it, "\\<" for a plain one, {/* words */} for a note, "…" around a value';

/** Messages for errors of MDX, by `source` and `ruleId`; `*` is any other rule. */
const SENTENCES: Readonly<Record<string, string>> = {
  "micromark-extension-mdx-jsx *": BROKEN_TAG,
  "micromark-extension-mdx-expression *": NO_BRACE,
  "micromark-extension-mdx-expression unexpected-eof":
    'this "{" has no end; write "\\{" for a plain brace, and "*/}" at the end of a note',
  "micromark-extension-mdxjs-esm *": NO_CODE,
  "mdast-util-mdx-jsx unexpected-closing-slash":
    "this tag closes nothing; write the opening tag before its words, or delete this one",
  "mdast-util-mdx-jsx end-tag-mismatch":
    'is not closed; write both tags in one paragraph or on lines of their own, or end it with "/>"',
};

type Plugins = NonNullable<ProcessorOptions["remarkPlugins"]>;

/** "~b~" strikes nothing through. */
const GFM: Plugins = [[remarkGfm, { singleTilde: false }]];

/** Lists the remark plugins of the check and the build. */
export function listProsePlugins(getTokens: () => Tokens): Plugins {
  return [...GFM, [fillProse, getTokens], () => joinTexts];
}

/** Reads the prose of a file, fills its tokens, and explains its first error. */
export function readProse(source: Source, tokens: Tokens): { tree: Root; errors: Problem[] } {
  const empty: Root = { type: "root", children: [] };
  if (source.bodyStart === 0) return { tree: empty, errors: [] };
  const prose = blankFields(source.text);
  try {
    const tree = createProcessor({ remarkPlugins: GFM }).parse(prose);
    fillProse(() => tokens)(tree);
    return { tree, errors: [] };
  } catch (error) {
    if (!isMessage(error)) throw error;
    const errors = problemsAt(source, findStart(error, prose), explainError(error));
    return { tree: empty, errors };
  }
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && "ruleId" in error && "place" in error;
}

function explainError({ source = "", ruleId = "", reason }: VFileMessage): string {
  const sentence = SENTENCES[`${source} ${ruleId}`] ?? SENTENCES[`${source} *`] ?? reason;
  if (ruleId !== "end-tag-mismatch") return sentence;
  const [, name = ""] = /`<\/?([^`]+)>`/.exec(reason) ?? [];
  return explainTagName(name) ?? `<${name}> ${sentence}`;
}

function findStart({ place, reason, source = "" }: VFileMessage, prose: string): number {
  const [, line = "1", column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  const linesAbove = prose.split("\n").slice(0, Number(line) - 1);
  if (column) return linesAbove.join("\n").length + Number(column);
  const point = place && "start" in place ? place.start : place;
  const offset = point?.offset ?? prose.length;
  if (source.endsWith("esm")) return offset;
  return Math.max(0, prose.lastIndexOf(source.endsWith("jsx") ? "<" : "{", offset));
}

/** Explains why there is no such tag. */
export function explainTagName(name: string): string | undefined {
  if (tagOf(name)) return undefined;
  // Short tags are HTML.
  const guess = name.length > 2 && nearest(name, Object.keys(TAGS));
  const fix = guess ? `did you mean <${guess}>?` : 'write Markdown, or "\\<" for a plain "<"';
  return `<${name}> is not a tag of this site; ${fix}`;
}
