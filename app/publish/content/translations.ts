// Finds which pages say the same in several languages.
import { SITE_LANGUAGE, type Translation } from "../../schema/languages";
import type { CheckedPage } from "./source/model";
import { textAt } from "./source/source-file";

/** The languages of each page that has several, by its path: that of the original first. */
export function translationsOf(pages: readonly CheckedPage[]): Map<string, Translation[]> {
  const byPath = new Map(pages.map((page) => [page.url, page]));
  const versions = new Map<CheckedPage, CheckedPage[]>();
  for (const page of pages) {
    const original = byPath.get(textAt(page.frontmatter, ["translationOf"]));
    if (original) versions.set(original, [...(versions.get(original) ?? [original]), page]);
  }
  return new Map(
    [...versions.values()].flatMap((group) => {
      const languages = group.map(describe);
      return languages.map(({ to }) => [to, languages] as const);
    }),
  );
}

function describe({ url = "", frontmatter }: CheckedPage): Translation {
  const lang = textAt(frontmatter, ["lang"]) || SITE_LANGUAGE;
  return { to: url, lang, name: nameOf(lang) };
}

/** A language in its own words, as a label: "Deutsch", "Français". */
function nameOf(lang: string): string {
  const names = new Intl.DisplayNames(lang, { type: "language", languageDisplay: "standard" });
  const name = names.of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
