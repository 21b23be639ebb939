// The languages of pages by their folders, as tags such as "de" or "pt-BR" (BCP 47).

/** The language of pages in no such folder. */
export const SITE_LANGUAGE = "en";

export interface Translation {
  to: string;
  lang: string;
  /** The language in its own words. */
  name: string;
}

const LANGUAGE_NAMES = /* @__PURE__ */ new Intl.DisplayNames("en", {
  type: "language",
  fallback: "none",
});

/** Finds the language of a file or a page: "pt-BR" for `pt-br/team`. */
export function languageOf(name: string): string {
  const [folder = ""] = name.replace(/^\//, "").split(/[/.]/);
  if (!/^[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?$/.test(folder) || !LANGUAGE_NAMES.of(folder))
    return SITE_LANGUAGE;
  const [tag = ""] = Intl.getCanonicalLocales(folder);
  return tag.toLowerCase() === folder ? tag : SITE_LANGUAGE;
}

/** Names a language in English. */
export function languageName(lang: string): string {
  return LANGUAGE_NAMES.of(lang) ?? lang;
}

/** Returns the folder of a language: `de/`; empty for the site's own. */
export function folderOf(lang: string): string {
  return lang === SITE_LANGUAGE ? "" : `${lang.toLowerCase()}/`;
}

/** Adds the page for all other languages (`x-default`), which is the one in the site's. */
export function alternatesOf(translations: readonly Translation[]): Translation[] {
  const original = translations.filter(({ lang }) => lang === SITE_LANGUAGE);
  return [...translations, ...original.map((each) => ({ ...each, lang: "x-default" }))];
}

/** Scripts that run from right to left (ISO 15924). */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"];

/** Tells whether a language runs from right to left, which no layout can show. */
export function isRightToLeft(lang: string): boolean {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(lang).maximize().script ?? "");
}
