import { languageOf, SITE_LANGUAGE } from "../../../schema/languages";
import type { Problem } from "../../problems/problem";
import type { ParsedFile } from "../source/model";
import { reportField, textAt } from "../source/source-file";
import { originalOf } from "../translations";

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
