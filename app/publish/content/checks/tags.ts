import type { Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { z } from "zod";

import { findTerm } from "../../../schema/ids";
import { tagOf, TAGS } from "../../../schema/tags";
import { nearest } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../model";
import { descriptionOf } from "../schemas";
import { listAt, report, textAt } from "../source-file";
import { writtenAt } from "../texts";
import { explainIssue, suggest } from "./fields";

type TagNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks that a tag exists, and has the properties and the place of the manual. */
export function checkTag(node: TagNode, file: ParsedFile, parent: Parents | undefined): Problem[] {
  const { source, data } = file;
  const name = node.name ?? "";
  const tag = tagOf(name);
  const messages = tag
    ? [
        ...explainProps(node, name, tag.props ?? {}),
        explainUse(node, name, tag.inside, parent),
        name === "Term" && data !== undefined ? explainTerm(toString(node), data) : undefined,
      ]
    : [explainTagName(name)];
  // Later faults of a tag often follow from its first.
  return report(source, writtenAt(node, source), messages.find(Boolean));
}

/** Explains why a tag may not be used, and what to write instead. */
export function explainTagName(name: string): string | undefined {
  if (tagOf(name)) return undefined;
  if (name === "") return "a tag needs a name; write the words alone";
  const guess = nearest(name, Object.keys(TAGS));
  if (guess) return `<${name}> is not a tag of this site, did you mean <${guess}>?`;
  return name === name.toLowerCase()
    ? `<${name}> is HTML; write Markdown, "\\<" for a plain "<", or a backslash to end a line early`
    : `<${name}> is not a tag of this site; the tags are in content/manual/tags.md`;
}

function explainProps({ attributes }: TagNode, name: string, props: Record<string, z.ZodType>) {
  // Code in braces is no property, and is refused by its name.
  const values = attributes.map((attribute): [string, unknown] => [
    attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}",
    attribute.value,
  ]);
  const written = Object.fromEntries(values);
  const { error } = z.strictObject(props).safeParse(written, { error: explainIssue });
  return (error?.issues ?? []).map((issue) => {
    const prop = issue.path.join();
    if (issue.code === "unrecognized_keys") {
      const [key = ""] = issue.keys;
      return `<${name}> takes no "${key}"${suggest(key, Object.keys(props))}`;
    }
    return prop in written
      ? `"${prop}" of <${name}>: ${issue.message}`
      : `<${name}> needs ${prop}="…" with ${descriptionOf(props[prop])}`;
  });
}

function explainUse(node: TagNode, name: string, inside: string, parent: Parents | undefined) {
  if (inside === "nothing" && !node.children.every(isSpace))
    return `<${name}> shows no words inside it; end it with "/>", and write the words below it`;
  if (inside === "words")
    return node.children.every(({ type }) => type === "text")
      ? undefined
      : `<${name}> takes plain words only; put bold and other marks around the tag`;
  const isAlone =
    node.type === "mdxJsxFlowElement" ||
    parent?.children.every((child) => child === node || isSpace(child));
  return isAlone
    ? undefined
    : `<${name}> is in a line of text; put an empty line before and after it`;
}

function isSpace(node: Nodes): boolean {
  return node.type === "text" && !node.value.trim();
}

function explainTerm(written: string, data: unknown): string | undefined {
  const words = written.trim().replace(/\s+/g, " ");
  const names = listAt(data, ["terms"]).map((term) => textAt(term, ["name"]));
  if (
    findTerm(
      names.map((name) => ({ name })),
      words,
    )
  )
    return undefined;
  const guess = nearest(words, names);
  const fix = guess ? `, did you mean "${guess}"?` : "; add it there with its meaning";
  return `"${words}" is not explained under \`terms:\`${fix}`;
}
