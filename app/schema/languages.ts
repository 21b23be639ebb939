// The languages of pages, as tags such as "de" or "pt-BR" (BCP 47), by the folder of the page.

/** The language of all pages outside of the folders of other languages. */
export const SITE_LANGUAGE = "en";

/** A page in one of its languages. */
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

/** Finds the language of a file or a page by its name below `content/` or its path: "pt-BR" for `pt-br/team`. */
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

/** Returns how the names of a language's files begin: `de/`; for the site's own language, empty. */
export function folderOf(lang: string): string {
  return lang === SITE_LANGUAGE ? "" : `${lang.toLowerCase()}/`;
}

/** Lists a page in its languages for search engines; `x-default` is the one in the site's language. */
export function alternatesOf(translations: readonly Translation[]): Translation[] {
  const original = translations.filter(({ lang }) => lang === SITE_LANGUAGE);
  return [...translations, ...original.map((each) => ({ ...each, lang: "x-default" }))];
}

/** Scripts that run from right to left, as `Intl.Locale` names them (ISO 15924). */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"];

/** Tells whether a language runs from right to left, which the layouts of this site cannot show. */
export function isRightToLeft(lang: string): boolean {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(lang).maximize().script ?? "");
}
