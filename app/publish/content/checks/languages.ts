import { Document } from "yaml";

import {
  folderOf,
  isRightToLeft,
  languageName,
  languageOf,
  SITE_LANGUAGE,
} from "../../../schema/languages";
import labels from "../../../schema/labels.json" with { type: "json" };
import { labelsIn } from "../../../schema/site";
import { problemOfFile, type Problem } from "../../problems/problem";
import { hasLayout } from "../collection";
import type { ParsedFile } from "../model";
import { listAt, reportField, textAt } from "../source-file";
import { originalOf } from "../translations";

const MOST_MENU_LINKS = 5;

/** Checks that a language with pages can be shown and has a `site.mdx`. */
export function checkLanguages(files: readonly ParsedFile[]): Problem[] {
  const pages = files.filter(({ name }) => !hasLayout(name));
  const folders = new Set(pages.map(({ name }) => languageOf(name)));
  folders.delete(SITE_LANGUAGE);
  return [...folders].flatMap((lang) => explainFolder(lang, files));
}

function explainFolder(lang: string, files: readonly ParsedFile[]): Problem[] {
  const folder = folderOf(lang);
  const language = languageName(lang);
  if (isRightToLeft(lang)) {
    const [first] = files.filter(({ name }) => languageOf(name) === lang);
    const message = `${language} is written from right to left, which the layouts of this site cannot show; publish these pages as documents, and delete the folder`;
    return first ? [problemOfFile(first.source.file, message)] : [];
  }
  if (files.some(({ name }) => name === `${folder}site`)) return [];
  const message = `this file is missing, in which the menu, the footer and all labels are in ${language}, as the pages beside it; create it with the lines below, or rename the folder if its pages are in English`;
  const missing = problemOfFile(`content/${folder}site.mdx`, message);
  return [{ ...missing, contents: firstFrame(lang, files) }];
}

/** Checks that a page has one translation into each language. */
export function checkTranslations(files: readonly ParsedFile[]): Problem[] {
  const first = new Map<string, ParsedFile>();
  // Don't check in the order of files, because the message belongs to a line `translationOf:`.
  const pages = files
    .filter(({ path }) => path)
    .toSorted((a, b) => claimOf(a).length - claimOf(b).length);
  return pages.flatMap((file) => {
    const original = originalOf({ name: file.name, url: file.path, frontmatter: file.data });
    const key = `${languageOf(file.name)} ${original}`;
    const message = claimOf(file) && explainOriginal(file, first.get(key));
    first.set(key, first.get(key) ?? file);
    return reportField(file.source, ["translationOf"], message);
  });
}

function explainOriginal(file: ParsedFile, other: ParsedFile | undefined): string | undefined {
  const claim = claimOf(file);
  if (languageOf(file.name) === SITE_LANGUAGE)
    return "a translation is in the folder of its language, such as content/de/; move the file there";
  if (languageOf(claim) !== SITE_LANGUAGE)
    return `${claim} is a translation too; write the path of the page that it translates`;
  return (
    other && `${other.source.file} translates it into this language already; delete one of the two`
  );
}

function claimOf({ data }: ParsedFile): string {
  return textAt(data, ["translationOf"]);
}

/** Writes a `site.mdx` to begin with; unknown words have a mark that no release allows. */
function firstFrame(lang: string, files: readonly ParsedFile[]): string {
  const folder = folderOf(lang);
  const site = files.find(({ name }) => name === "site")?.data;
  const pages = files.filter(({ path }) => path?.startsWith(`/${folder}`));
  const linkTo = (page: ParsedFile) => ({
    label: textAt(page.data, ["title"]).slice(0, 40).trim(),
    to: page.path,
  });
  const home = files.filter(({ path }) => `${path}/` === `/${folder}`);
  const menu = [...pages.filter(({ name }) => name.split("/").length === 2), ...home, ...pages];
  const legal = listAt(site, ["legal"]).map((entry) => {
    const label = typeof entry === "string" ? entry : textAt(entry, ["label"]);
    const page = files.find(({ path }) => path === `/${folder}${textAt(entry, ["to"]).slice(1)}`);
    return page ? linkTo(page) : `[TK] ${label}`.slice(0, 40);
  });
  const [year = ""] = /\d{4}(?:–\d{4})?/.exec(textAt(site, ["copyright"])) ?? [];
  const inOneLine = (value: unknown) => document.createNode(value, { flow: true });
  const document = new Document();
  const words = labelsIn(lang) ?? marked(labels.en);
  document.contents = document.createNode({
    nav: [...new Set(menu)].slice(0, MOST_MENU_LINKS).map((page) => inOneLine(linkTo(page))),
    legal,
    copyright: `© ${year} {site.name}`,
    forwardLooking: "[TK] The notice on plans and targets.",
    labels: { ...words, stages: inOneLine(words.stages) },
  });
  return `---\n${document.toString({ lineWidth: 0 })}---\n\n[TK] What the company does.\n`;
}

function marked(words: typeof labels.en): typeof labels.en {
  const mark = (_: string, value: unknown) => (typeof value === "string" ? `[TK] ${value}` : value);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a copy
  return JSON.parse(JSON.stringify(words, mark)) as typeof words;
}
