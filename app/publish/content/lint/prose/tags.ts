// The tags of the prose in; out unknown ones, and those in the wrong place, around the wrong words or with wrong properties.
import type { Nodes, Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { isMap, isSeq } from "yaml";

import { nearest } from "../../../problems/did-you-mean";
import type { Finding } from "../../../problems/problem";
import type { ParsedFile } from "../../source/model";
import { TAGS } from "../../source/schemas";
import { problemAt } from "../../source/source-file";
import { explainTagName } from "../../source/tag-names";
import { nodeRange } from "../../source/text-ranges";
import { checkProps, type TagMistake, type TagUse } from "./tag-props";

/** The names under `terms:`; "none" on a page that has no such field, "unknown" while its fields cannot be read. */
type Terms = string[] | "none" | "unknown";

/** The rule: every tag is one that writers may use, used as the manual shows it. */
export function checkTags(file: ParsedFile): Finding[] {
  const findings: Finding[] = [];
  visit(file.tree, (node: Nodes, _, parent: Parents | undefined) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
    for (const mistake of checkTag(node, parent, file))
      findings.push(
        problemAt(file.source, nodeRange(mistake.node, file.source), "", mistake.message),
      );
    // One message says how to write a table; its rows and cells need none of their own.
    return node.name === "table" ? SKIP : undefined;
  });
  return findings;
}

function checkTag(
  node: TagUse["node"],
  parent: Parents | undefined,
  file: ParsedFile,
): TagMistake[] {
  const name = node.name ?? "";
  const wrongName = explainTagName(name);
  const tag = TAGS[name];
  if (wrongName || !tag) return [{ node, message: wrongName ?? "" }];
  const use = { node, name, tag };
  const message = explainPlace(use, parent) ?? explainInside(use, file);
  const mistakes = checkProps(use, file);
  return message ? [{ node, message }, ...mistakes] : mistakes;
}

/** The terms that the page explains, even when other fields of it are wrong. */
function termsOf({ schema, source }: ParsedFile): Terms {
  if (!("terms" in schema.shape)) return "none";
  if (!source.yaml) return "unknown";
  const terms = source.yaml.get("terms");
  return isSeq(terms)
    ? terms.items.flatMap((term) => (isMap(term) ? [String(term.get("name"))] : []))
    : [];
}

function explainPlace(use: TagUse, parent: Parents | undefined): string | undefined {
  const { node, name, tag } = use;
  const isAlone =
    node.type === "mdxJsxFlowElement" ||
    (parent?.type === "paragraph" &&
      parent.children.every((child) => child === node || isSpace(child)));
  return tag.inside === "words" || isAlone
    ? undefined
    : `<${name}> stands in a line of text, expected a place of its own with an empty line before and after it`;
}

function explainInside({ node, name, tag }: TagUse, file: ParsedFile): string | undefined {
  const isEmpty = node.children.every(isSpace);
  if (tag.inside === "nothing")
    return isEmpty
      ? undefined
      : `<${name}> holds nothing between its tags, expected ${tag.example}`;
  if (tag.inside === "paragraphs")
    return isEmpty ? `<${name}> holds no words, expected ${tag.example}` : undefined;
  const words = node.children.every((child) => child.type === "text") ? toString(node) : "";
  if (!words.trim())
    return `<${name}> needs plain words between its tags, without bold, links or other marks, expected ${tag.example}`;
  const tidy = words.trim().replace(/\s+/g, " ");
  if (words !== tidy)
    return `<${name}> needs its words on one line and without extra spaces, expected <${name}>${tidy}</${name}>`;
  return name === "Term" ? explainTerm(words, termsOf(file)) : undefined;
}

function isSpace(node: Nodes): boolean {
  return node.type === "text" && !node.value.trim();
}

function explainTerm(words: string, terms: Terms): string | undefined {
  if (terms === "unknown") return undefined;
  if (terms === "none")
    return "<Term> works on pages with a list of `terms:` only, expected the words without the tags";
  if (terms.some((term) => term.toLowerCase() === words.toLowerCase())) return undefined;
  const guess = nearest(words, terms);
  return `"${words}" is not explained under \`terms:\`, ${guess ? `did you mean "${guess}"?` : `expected an entry there: \`- name: ${words}\``}`;
}
