import { folderOf, languageOf, SITE_LANGUAGE, type Translation } from "../../schema/languages";
import type { CheckedPage } from "./model";
import { textAt } from "./source-file";

/**
 * Finds the translations of each page that has several, by path; the site's language comes first.
 */
export function translationsOf(pages: readonly CheckedPage[]): Map<string, Translation[]> {
  const groups = new Map<string, CheckedPage[]>();
  for (const page of pages.filter(({ url }) => url)) {
    const original = originalOf(page);
    groups.set(original, [...(groups.get(original) ?? []), page]);
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const languages = group.map(toTranslation).toSorted(byLanguage);
      return group.length > 1 ? languages.map(({ to }) => [to, languages] as const) : [];
    }),
  );
}

/** Returns the path of the page that one translates, or its own; by default, the path without the language's folder. */
export function originalOf(page: Pick<CheckedPage, "name" | "url"> & { frontmatter: unknown }) {
  const folder = folderOf(languageOf(page.name));
  const sameAddress = `${page.url ?? ""}/`.replace(`/${folder}`, "/").replace(/(.)\/$/, "$1");
  return textAt(page.frontmatter, ["translationOf"]) || sameAddress;
}

/** Describes a page as a translation of others. */
export function toTranslation({ url = "", name }: Pick<CheckedPage, "name" | "url">): Translation {
  const lang = languageOf(name);
  return { to: url, lang, name: labelLanguage(lang) };
}

/** Compares translations: the site's language first, the others by their tags. */
export function byLanguage(a: Translation, b: Translation): number {
  if (a.lang === SITE_LANGUAGE) return -1;
  return b.lang === SITE_LANGUAGE || a.lang > b.lang ? 1 : -1;
}

/** Returns a language's own name as a label: "Deutsch", "Français". */
function labelLanguage(lang: string): string {
  const names = new Intl.DisplayNames(lang, { type: "language", languageDisplay: "standard" });
  const name = names.of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
