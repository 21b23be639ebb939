import { folderOf, languageOf } from "../../../schema/languages";
import { isImageName } from "../../files/formats";
import { problemOfFile, type Problem } from "../../problems/problem";
import { LAYOUT_NAMES, MOST_BYTES } from "../collection";

/** Names that the build uses itself, and folders of previews. */
const TAKEN = /^(?:404|assets|files|prose|review|share|pr-\d+)$/;
const FOR_WRITERS = /^((?:.*\/)?README\.md|words\.txt|manual\/[^/]+\.md|manual\/pictures\/.*)$/;
const ENDING = /\.(mdx?|markdown)(\.txt)?$/i;
/** Letters that NFKD leaves as they are. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
};

/** Checks that every file makes an address, and every layout has its file. @param sizes in bytes */
export function checkFileNames(sizes: ReadonlyMap<string, number | undefined>): Problem[] {
  const missing = LAYOUT_NAMES.map((layout) => `${layout}.mdx`).filter((file) => !sizes.has(file));
  return [
    ...[...sizes.keys()].map((file) => [file, explainFile(file, sizes)] as const),
    ...missing.map((file) => [file, explainMissingLayout(file)] as const),
  ].flatMap(([file, message]) => (message ? problemOfFile(`content/${file}`, message) : []));
}

function explainMissingLayout(file: string): string {
  const isPage = !/^(?:site|home|not-found)\.mdx$/.test(file);
  const fix = isPage ? "; to take it from the site, write `draft: true` into it" : "";
  return `this page is required; restore it, under this name${fix}`;
}

/** Tells whether the site itself uses a path, given without its first slash. */
export function isTaken(path: string): boolean {
  return TAKEN.test(path.split(/[./]/)[0] ?? "") || /^[^/]+\/404\b/.test(path);
}

/** Explains why nothing is made from a file; undefined when something is, or it is for writers. */
function explainFile(file: string, sizes: ReadonlyMap<string, number | undefined>) {
  const base = file.replace(/^.*\//, "");
  if (FOR_WRITERS.test(file)) return undefined;
  if (isImageName(file) || /\.pdf$/i.test(file)) {
    const folder = isImageName(file) ? "images" : "files";
    if (!file.startsWith(`${folder}/`))
      return `this file does not belong here; move it to content/${folder}/${base}`;
    const plain = spellPlainly(base, /[^a-z\d.-]+/gi);
    const isPlain = /^[\w.-]+$/.test(base);
    return isPlain
      ? undefined
      : `the name becomes an address; rename it to content/${folder}/${plain.replace(/^(?=\.)/, "new-name")}`;
  }
  const bytes = sizes.get(file);
  if (bytes === undefined)
    return "this is a link to a folder, or to a file that is not there; delete it, and upload the file itself";
  if (!ENDING.test(file))
    return "this kind of file is not used here; save a picture as JPEG in content/images, a document as PDF in content/files, and delete this one";
  if (bytes > MOST_BYTES)
    return `has ${(bytes / 1e6).toFixed(1)} MB, and a page has at most 1 MB of text; divide it into several, or publish it as a PDF`;
  if (/^(images|files)\//.test(file))
    return `a page does not belong here; move it to content/${base}`;
  return explainPage(file, [...sizes.keys()]);
}

function explainPage(file: string, files: readonly string[]): string | undefined {
  const wanted = rightName(file);
  if (isTaken(wanted))
    return `this name is taken by the site itself; rename it, for example to content/our-${wanted}`;
  const twin =
    file === wanted
      ? files.find((other) => other === wanted.replace(/\.mdx$/, "/index.mdx"))
      : files.find((other) => other !== file && addressOf(other) === addressOf(file));
  if (twin) return `content/${twin} has the same address; delete one of the two`;
  return file === wanted
    ? undefined
    : `the name becomes the page's address, which has small letters, digits and hyphens only; rename it to content/${wanted}`;
}

/** Returns the right name of a file: `our-science.mdx` for `Our Science.md`. */
function rightName(file: string): string {
  const words = file
    .replace(ENDING, "")
    .split("/")
    .map((part) => spellPlainly(part.toLowerCase(), /[^a-z\d]+/g) || "new-page");
  const name = words.join("/");
  const folder = folderOf(languageOf(name));
  // Don't keep "home" in the folder of a language, because its address would be /de/home.
  if (folder && name === `${folder}home`) return `${folder}index.mdx`;
  return name === "index" ? "home.mdx" : `${name}.mdx`;
}

function spellPlainly(name: string, others: RegExp): string {
  return name
    .replace(/[^ -~]/g, (letter) => PLAIN_LETTERS[letter.toLowerCase()] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(others, "-")
    .replace(/^-|-$/g, "");
}

/** Returns the same for `news/index.mdx` and `news.mdx`, which make the same page. */
function addressOf(file: string): string {
  return ENDING.test(file) ? rightName(file).replace(/\/index\.mdx$/, ".mdx") : file;
}
