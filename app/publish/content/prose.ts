// Reads prose, and explains its first error.
import { createProcessor, type ProcessorOptions } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";

import { tagOf } from "../../schema/tags";
import type { Problem } from "../problems/problem";
import type { Tokens } from "../tokens";
import { fillProse } from "./fill-tokens";
import type { Source } from "./model";
import { blankFields, report } from "./source-file";
import { explainTagName } from "./checks/tags";

export const NO_CODE =
  'a paragraph that starts with "import" or "export" is taken for code; start it with another word';
export const NO_BRACE = 'a "{" starts code; write "\\{" for a plain brace';

const BROKEN_TAG =
  'this "<" starts no tag; write "\\<" for a plain one, {/* words */} for a note, "…" around a value';

/** What to say of each error of MDX, by its `source` and `ruleId`; `*` is any other rule. */
const SENTENCES: Readonly<Record<string, string>> = {
  "micromark-extension-mdx-jsx *": BROKEN_TAG,
  "micromark-extension-mdx-jsx unexpected-eof":
    'this tag is not finished; close the quotes in it, and end it with ">"',
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

/** GFM; "a~b" strikes nothing through. */
const GFM: Plugins = [[remarkGfm, { singleTilde: false }]];

/** Lists the remark plugins with which both the check and the build read prose. */
export function listProsePlugins(getTokens: () => Tokens): Plugins {
  return [...GFM, [fillProse, getTokens], unwrapWords];
}

/** Creates a remark plugin that unwraps the paragraph inside tags such as <Button>. */
function unwrapWords() {
  return (tree: Root): void =>
    visit(tree, "mdxJsxFlowElement", (node) => {
      const [only, ...others] = node.children;
      const isWords = tagOf(node.name ?? "")?.inside === "words";
      if (!isWords || only?.type !== "paragraph" || others.length > 0) return undefined;
      const first = only.children[0];
      const last = only.children.at(-1);
      if (first?.type === "text") first.value = first.value.trimStart();
      if (last?.type === "text") last.value = last.value.trimEnd();
      // mdast's types allow no words in a block.
      Object.assign(node, { children: only.children });
      return SKIP;
    });
}

/** Reads the prose of a file, if its page shows any, and fills its tokens. */
export function readProse(
  source: Source,
  isShown: boolean,
  tokens: Tokens,
): { tree: Root; errors: Problem[] } {
  const empty: Root = { type: "root", children: [] };
  if (!isShown || source.bodyStart === 0) return { tree: empty, errors: [] };
  const prose = blankFields(source.text);
  try {
    const tree = createProcessor({ remarkPlugins: GFM }).parse(prose);
    fillProse(() => tokens)(tree);
    unwrapWords()(tree);
    return { tree, errors: [] };
  } catch (error) {
    if (!isMessage(error)) throw error;
    return { tree: empty, errors: report(source, findStart(error, prose), explainError(error)) };
  }
}

type Message = ReturnType<ReturnType<typeof createProcessor>["processSync"]>["messages"][number];

function isMessage(error: unknown): error is Message {
  return error instanceof Error && "ruleId" in error && "place" in error;
}

function explainError({ source = "", ruleId = "", reason }: Message): string {
  const sentence = SENTENCES[`${source} ${ruleId}`] ?? SENTENCES[`${source} *`] ?? reason;
  if (ruleId !== "end-tag-mismatch") return sentence;
  const [, name = ""] = /`<\/?([^`]+)>`/.exec(reason) ?? [];
  return explainTagName(name) ?? `<${name}> ${sentence}`;
}

/** Finds the tag or brace that an error is about. */
function findStart({ place, reason, source }: Message, text: string): number {
  const point = place && "start" in place ? place.start : place;
  const offset = point?.offset ?? text.length;
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  if (line) {
    const above = text.split("\n").slice(0, Number(line) - 1);
    return above.join("\n").length + Number(column);
  }
  if (source === "micromark-extension-mdxjs-esm") return offset;
  const mark = source === "micromark-extension-mdx-expression" ? "{" : "<";
  return Math.max(0, text.lastIndexOf(mark, offset));
}
