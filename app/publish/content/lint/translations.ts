// Checks which page a page translates: another one, in another language, and each language once.
import { SITE_LANGUAGE } from "../../../schema/languages";
import type { Problem } from "../../problems/problem";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAtField, textAt } from "../source/source-file";

/** The rule: each page has one translation into each other language. Whether a page exists, the rule for links says. */
export function checkTranslations(files: readonly ParsedFile[]): Problem[] {
  const pages = new Map(files.map((file) => [file.path, file]));
  const translations = new Map<string, ParsedFile>();
  return files.flatMap((file) => {
    const path = originalOf(file);
    const original = pages.get(path);
    if (!path || !original) return [];
    const key = `${languageOf(file)} ${path}`;
    const message = explainOriginal(file, path, original, translations.get(key));
    translations.set(key, translations.get(key) ?? file);
    return message ? [problemAtField(file.source, ["translationOf"], message)] : [];
  });
}

function explainOriginal(
  file: ParsedFile,
  path: string,
  original: ParsedFile,
  other: ParsedFile | undefined,
): string | undefined {
  if (file === original)
    return "this is the page itself; write the path of the one that it translates";
  const first = originalOf(original);
  if (first) return `${path} is a translation too; write "${first}", the page that it translates`;
  if (languageOf(file) === languageOf(original))
    return `${path} has the same language; add or correct \`lang:\`, the code of this page's language`;
  return (
    other && `${other.source.file} translates it into this language already; delete one of the two`
  );
}

function originalOf({ name, data }: ParsedFile): string {
  return hasLayout(name) ? "" : textAt(data, ["translationOf"]);
}

function languageOf({ data }: ParsedFile): string {
  return textAt(data, ["lang"]) || SITE_LANGUAGE;
}
