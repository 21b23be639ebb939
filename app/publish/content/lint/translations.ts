// Checks which page a page translates: a published one, in another language, and each language once.
import { SITE_LANGUAGE } from "../../../schema/languages";
import type { Finding } from "../../problems/problem";
import { hasLayout } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { problemAtField, textAt } from "../source/source-file";

/** The rule: each page has one translation into each other language. Whether a page exists, the rule for links says. */
export function checkTranslations(files: readonly ParsedFile[]): Finding[] {
  const pages = new Map(files.map((file) => [file.path, file]));
  const translations = new Map<string, ParsedFile>();
  return files.flatMap((file) => {
    const path = originalOf(file);
    const original = pages.get(path.replace(/#.*/, ""));
    if (!path || !original) return [];
    const key = `${languageOf(file)} ${path}`;
    const message = explainOriginal(file, path, original) ?? explainOther(translations.get(key));
    translations.set(key, translations.get(key) ?? file);
    return message ? [problemAtField(file.source, ["translationOf"], message)] : [];
  });
}

/** What is wrong with the page that this one translates. */
function explainOriginal(file: ParsedFile, path: string, original: ParsedFile) {
  const { path: whole = "" } = original;
  if (file === original)
    return "this is the page itself; write the path of the one that it translates";
  if (path !== whole) return `a translation is of a whole page; write "${whole}"`;
  const first = originalOf(original);
  if (first) return `${path} is a translation too; write "${first}", the page that it translates`;
  if (languageOf(file) !== languageOf(original)) return undefined;
  return textAt(file.data, ["lang"])
    ? `${path} has the same language; correct \`lang:\`, or delete this line`
    : `${path} has the same language; add \`lang:\` with the code of this page's language`;
}

function explainOther(other: ParsedFile | undefined): string | undefined {
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
