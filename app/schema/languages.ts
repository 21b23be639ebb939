// The languages of pages, as language tags such as "de" or "pt-BR" (BCP 47).

/** The language of `site.mdx`, and of every page that names no other. */
export const SITE_LANGUAGE = "en";

/** A page as one of the languages that it has. */
export interface Translation {
  to: string;
  lang: string;
  /** The language in its own words. */
  name: string;
}

/** Scripts that run from right to left, as `Intl.Locale` names them (ISO 15924). */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"];

/** What is wrong with the tag of a language; undefined for a language that the site can show. */
export function explainLanguage(tag: string): string | undefined {
  const name = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag);
  if (!name) return `no language has the code "${tag}"; write its two-letter code (ISO 639-1)`;
  const { script } = new Intl.Locale(tag).maximize();
  if (!script || !RIGHT_TO_LEFT.includes(script)) return undefined;
  return `${name} is written from right to left, which the layouts of this site cannot show; publish it as a document instead`;
}
