// Words in; out every place in the content folder that still has them: in fields, prose, drawings, word list, file names.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { isDrawingName } from "../images/formats";
import {
  positionOf,
  withRule,
  WHOLE_FILE,
  type Finding,
  type Position,
  type Problem,
} from "../problems/problem";
import { listContent } from "./source/collection";

/** What may stand between two letters: the tags of a drawing, the marks of Markdown. */
const BETWEEN = String.raw`(?:\s*<[^>]*>\s*|[*_\\[\]])*`;

/** What may stand for a space: also the end of a line, with what begins the next one, and a hyphen. */
const SPACE = String.raw`(?:\s|<[^>]*>|[*_>|[\]-]|&nbsp;|&#160;)+`;

/** The ways to write one character: files and drawings may name it instead. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "&": "&(?:amp;|#38;)?",
  "'": "(?:['’]|&apos;|&#39;)",
  "’": "(?:['’]|&apos;|&#39;)",
};

/**
 * Finds words in the files as they are written, in small or capital letters; `{site.name}` is none of them. The writer's
 * manual is left out: it speaks of any company.
 * @param root the project's folder
 * @returns the places as problems, and how many files were read
 */
export async function findText(
  root: string,
  words: string,
): Promise<{ problems: Problem[]; files: number }> {
  const folder = resolve(root, "content");
  const listing = await listContent(folder, new Map());
  const files = listing.files.filter((file) => !/^README\.md$|^manual\//.test(file));
  const pattern = patternOf(words);
  const message = `"${words}" stands here, expected other words, or what site.mdx has for them, such as {site.name}`;
  const found = files.map(async (file) => {
    const at = (place: Position, message: string): Finding => ({
      ...{ file: `content/${file}`, ...place, field: "", message, severity: "error" },
    });
    const isText = /\.(mdx|txt)$/.test(file) || isDrawingName(file);
    const text = isText ? (await readFile(join(folder, file), "utf8")).replace(/^\uFEFF/, "") : "";
    const inText = [...text.matchAll(pattern)].map(({ 0: match, index }) =>
      at(positionOf(text, [index, index + match.length]), message),
    );
    const inName = `the name of this file holds "${words}", expected another one`;
    return file.search(pattern) < 0 ? inText : [at(WHOLE_FILE, inName), ...inText];
  });
  return { problems: withRule("find", (await Promise.all(found)).flat()), files: files.length };
}

function patternOf(words: string): RegExp {
  const characters = [...words.trim().replace(/\s+/g, " ")].map((character) =>
    character === " " ? SPACE : (SPELLINGS[character] ?? escapePattern(character)),
  );
  return new RegExp(characters.join(BETWEEN).replaceAll(BETWEEN + SPACE + BETWEEN, SPACE), "giu");
}

function escapePattern(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
}
