// One content file as text in; out its fields, its syntax tree, and all that it names. Nothing else parses a file.
import { visit } from "unist-util-visit";

import { TAGS } from "../../schema/tags";
import { siteBase } from "../env";
import type { Tokens } from "../markup/tokens";
import type { Position } from "../problems/problem";
import { kindOf, namesIn, schemaOf } from "./source/schemas";
import { shownProse } from "./source/collection";
import { readProse } from "./source/mdx-errors";
import type { ContentFile, Mention, ParsedFile, Source } from "./source/model";
import { fieldName, problemAt, rangeOf, readSource } from "./source/source-file";
import { checkTokens, originOf } from "./source/site-tokens";
import { fieldPassages, nodeRange, prosePassages } from "./source/text-ranges";

/** Reads a content file; its images and documents have yet to be found. @param tokens what `{site.name}` and so on stand for */
export function parseFile(
  file: ContentFile,
  text: string,
  tokens: Tokens,
): Omit<ParsedFile, "imageFiles" | "documentFiles"> {
  const { name } = file;
  const { source, errors } = readSource(`content/${file.file}`, text, tokens);
  const wrongTokens = checkTokens(source, tokens);
  const prose = shownProse(name);
  const schema = schemaOf(name);
  const data: unknown = source.yaml?.toJS();
  const { tree, mistakes } =
    source.bodyStart > 0 && prose !== "nothing"
      ? readProse(proseOf(source), tokens)
      : { tree: { type: "root" as const, children: [] }, mistakes: [] };
  const mdx = mistakes
    .map(({ range, message }) => problemAt(source, range, "", message))
    // To the parser, a token with a space in it is wrong code.
    .filter((one) => !wrongTokens.some((other) => isSamePlace(one, other)));
  const unreadable = errors.yaml.map(({ line }) => line);
  const parsed = { source, schema, data, tree, prose };
  return {
    ...file,
    ...parsed,
    home: originOf(tokens) + siteBase(),
    errors: { ...errors, mdx, tokens: wrongTokens },
    fields: source.yaml ? schema.safeParse(data) : undefined,
    isWhole: source.bodyStart > 0 && mistakes.length === 0,
    passages: [...fieldPassages(source), ...prosePassages(tree, source)],
    mentions: mentionsOf(parsed, unreadable),
  };
}

function isSamePlace(a: Position, b: Position): boolean {
  return a.line === b.line && a.column === b.column;
}

/** The prose at its place in the file: the fields are overwritten with spaces. */
function proseOf({ text, bodyStart }: Source): string {
  return text.slice(0, bodyStart).replace(/[^\r\n]/g, " ") + text.slice(bodyStart);
}

type Parsed = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** What the fields name, except on lines that could not be read; what Markdown names; what the tags name. */
function mentionsOf(file: Parsed, unreadable: number[]): Mention[] {
  const { source, schema, data } = file;
  const inFields = namesIn(schema, data).flatMap(({ kind, name, path }): Mention[] => {
    const range = rangeOf(source, path);
    const field = fieldName(path);
    if (!range || unreadable.includes(problemAt(source, range, field, "").line)) return [];
    return [{ kind, name, range, field }];
  });
  return [...inFields, ...mentionsInProse(file)];
}

function mentionsInProse({ tree, source, prose }: Parsed): Mention[] {
  const mentions: Mention[] = [];
  visit(tree, (node) => {
    const range = nodeRange(node, source);
    if (node.type === "link" || node.type === "definition")
      mentions.push({ kind: kindOf("target", node.url), name: node.url, range, field: "" });
    if (node.type === "image" && prose === "words and images")
      mentions.push({ kind: "image", name: node.url, range, field: "" });
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const props = TAGS[node.name ?? ""]?.props.shape;
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      for (const { kind, name } of namesIn(props?.[attribute.name], attribute.value))
        mentions.push({ kind, name, range: nodeRange(attribute, source), field: "" });
    }
  });
  return mentions;
}
