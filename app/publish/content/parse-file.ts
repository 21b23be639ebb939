// One content file as text in; out its fields, its syntax tree, and all that it names. Nothing else parses a file.
import { visit } from "unist-util-visit";

import { LAYOUTS } from "../../schema/pages";
import { siteBase } from "../env";
import type { Tokens } from "../markup/tokens";
import { namesIn, schemaOf, TAGS } from "./source/schemas";
import { hasLayout } from "./source/collection";
import { readProse } from "./source/mdx-errors";
import type { ContentFile, Mention, ParsedFile, Source } from "./source/model";
import { fieldName, problemAt, rangeOf, readSource } from "./source/source-file";
import { originOf } from "./source/site-tokens";
import { fieldPassages, nodeRange, prosePassages } from "./source/text-ranges";

/** Reads a content file; its images have yet to be found. @param tokens what `{site.name}` and so on stand for */
export function parseFile(
  file: ContentFile,
  text: string,
  tokens: Tokens,
): Omit<ParsedFile, "imageFiles"> {
  const { name } = file;
  const { source, errors } = readSource(`content/${file.file}`, text, tokens);
  const prose = hasLayout(name) ? LAYOUTS[name].prose : "words and images";
  const schema = schemaOf(name);
  const data: unknown = source.yaml?.toJS();
  const { tree, mistakes } =
    source.bodyStart > 0 && prose !== "nothing"
      ? readProse(proseOf(source))
      : { tree: { type: "root" as const, children: [] }, mistakes: [] };
  const mdx = mistakes.map(({ range, message }) => problemAt(source, range, "", message));
  const unreadable = errors.yaml.map(({ line }) => line);
  const parsed = { source, schema, data, tree, prose };
  return {
    ...file,
    ...parsed,
    home: originOf(tokens) + siteBase(),
    errors: { ...errors, mdx },
    fields: source.yaml ? schema.safeParse(data) : undefined,
    isWhole: source.bodyStart > 0 && mistakes.length === 0,
    passages: [...fieldPassages(source), ...prosePassages(tree, source)],
    links: mentionsOf("page", parsed, unreadable),
    images: mentionsOf("image", parsed, unreadable),
  };
}

/** The prose at its place in the file: the fields are overwritten with spaces. */
function proseOf({ text, bodyStart }: Source): string {
  return text.slice(0, bodyStart).replace(/[^\r\n]/g, " ") + text.slice(bodyStart);
}

type Parsed = Pick<ParsedFile, "source" | "schema" | "data" | "tree" | "prose">;

/** What the fields name, except on lines that could not be read; what Markdown names; what the tags name. */
function mentionsOf(kind: "image" | "page", file: Parsed, unreadable: number[]): Mention[] {
  const { source, schema, data } = file;
  const inFields = namesIn(kind, schema, data).flatMap(({ name, path }): Mention[] => {
    const range = rangeOf(source, path);
    const field = fieldName(path);
    if (!range || unreadable.includes(problemAt(source, range, field, "").line)) return [];
    return [{ name, range, field }];
  });
  return [...inFields, ...mentionsInProse(kind, file)];
}

function mentionsInProse(kind: "image" | "page", { tree, source, prose }: Parsed): Mention[] {
  const mentions: Mention[] = [];
  visit(tree, (node) => {
    const isMention =
      kind === "page"
        ? node.type === "link" || node.type === "definition"
        : node.type === "image" && prose === "words and images";
    const range = nodeRange(node, source);
    if (isMention && "url" in node)
      mentions.push({ name: node.url, range, field: "", isMarkdown: true });
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const props = TAGS[node.name ?? ""]?.props.shape;
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      for (const { name } of namesIn(kind, props?.[attribute.name], attribute.value))
        mentions.push({ name, range: nodeRange(attribute, source), field: "" });
    }
  });
  return mentions;
}
