// Content files, and an old and a new name of one or of a folder, in; out what each file is called and holds afterwards.
import { basename, dirname, posix } from "node:path";
import { isMap, isNode } from "yaml";

import { writtenRange } from "../markup/tokens";
import type { TextRange } from "../problems/problem";
import { SIGNATURES } from "./signatures";
import { describeFile, formerAddresses } from "./source/collection";
import type { Mention, ParsedFile, Source } from "./source/model";

/** What becomes of a file that changes; both names are below `content/`. */
export interface MovedFile {
  from: string;
  to: string;
  text: string;
}

/** A part of a file as it is written, and what stands there afterwards. */
interface Edit {
  range: TextRange;
  text: string;
}

/**
 * Renames pages: each keeps its old address under `formerly:`, and links and the names of images and documents are
 * mended in all files. Signatures follow their pages, so that a release can say who signed the page before it moved.
 * @param files all files; their fields can be read
 * @param signatures the text of signatures.txt; empty when there is none
 * @param from the name of a page or a folder, without its ending: "news", "news/first"
 */
export function movePages(
  files: readonly ParsedFile[],
  signatures: string,
  from: string,
  to: string,
): MovedFile[] {
  const nameAfter = ({ file, name }: ParsedFile) =>
    name === from || name.startsWith(`${from}/`) ? to + file.slice(from.length) : file;
  const moved = files.filter((file) => nameAfter(file) !== file.file);
  const addresses = new Map(
    moved.map((file) => [file.path ?? "", describeFile(nameAfter(file)).path ?? ""]),
  );
  const pages = files.flatMap((file) => {
    const name = nameAfter(file);
    const edits = file.mentions.flatMap((mention) => {
      const now = nameIn(mention, addresses, dirname(file.file), dirname(name));
      return now === undefined ? [] : (editName(file.source, mention, now) ?? []);
    });
    if (name !== file.file) edits.push(...editFormerly(file, addresses.get(file.path ?? "") ?? ""));
    const text = applyEdits(file.source.written, edits);
    return name === file.file && edits.length === 0 ? [] : [{ from: file.file, to: name, text }];
  });
  const signed = signatures.replace(/^\/\S*/gm, (path) => addresses.get(path) ?? path);
  const list = basename(SIGNATURES);
  return signed === signatures ? pages : [...pages, { from: list, to: list, text: signed }];
}

/** What a file must say instead; undefined when the name holds still. @param before @param after its folder */
function nameIn(
  { kind, name }: Mention,
  addresses: ReadonlyMap<string, string>,
  before: string,
  after: string,
): { old: string; now: string } | undefined {
  if (kind === "image" || kind === "document") {
    const way = posix.relative(after, posix.join(before, name.trim()));
    const now = way.startsWith(".") ? way : `./${way}`;
    return before === after ? undefined : { old: name.trim(), now };
  }
  const [old = ""] = name.split("#");
  const now = addresses.get(old);
  return now === undefined ? undefined : { old, now };
}

/** The name where a field, a tag or Markdown has it, and not among the words of a link. */
function editName(
  source: Source,
  { range }: Mention,
  { old, now }: { old: string; now: string },
): Edit | undefined {
  const [start, end] = writtenRange(source, range);
  const before = String.raw`(^["']?|\]\(\s*<?|\]:\s*<?|=\s*["'])`;
  const name = old.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const found = new RegExp(`${before}${name}(?=[#"')>\\s]|$)`).exec(
    source.written.slice(start, end),
  );
  if (!found) return undefined;
  const at = start + found.index + (found[1] ?? "").length;
  return { range: [at, at + old.length], text: now };
}

/** The list is written anew, as the last of the fields: without the new address, and with the old one. */
function editFormerly({ source, data, path = "" }: ParsedFile, now: string): Edit[] {
  const { text, yaml, yamlStart, bodyStart } = source;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const list = [...new Set([...formerAddresses(data), path])].filter((old) => old !== now);
  const lines = ["formerly:", ...list.map((old) => `  - ${old}`)].map((line) => line + end);
  const fence = text.lastIndexOf("\n---", bodyStart - 4) + 1;
  const at = writtenRange(source, [fence, fence])[0];
  const fields = isMap(yaml?.contents) ? yaml.contents.items : [];
  const old = fields.find(({ key }) => String(key) === "formerly");
  const removed: Edit[] = [];
  if (isNode(old?.key) && isNode(old.value) && old.key.range && old.value.range) {
    const valueEnd = yamlStart + old.value.range[1];
    const rest = /^[ \t]*\r?\n/.exec(text.slice(valueEnd))?.[0].length ?? 0;
    const range = writtenRange(source, [yamlStart + old.key.range[0], valueEnd + rest]);
    removed.push({ range, text: "" });
  }
  return [...removed, { range: [at, at], text: list.length > 0 ? lines.join("") : "" }];
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce(
      (edited, { range: [start, end], text: now }) =>
        edited.slice(0, start) + now + edited.slice(end),
      text,
    );
}
