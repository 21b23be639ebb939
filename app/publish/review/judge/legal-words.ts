// A text in; out whether it protects readers or the company: a notice, a disclaimer, a line about confidentiality.
import type { ContentFile } from "../bytes/site";

/**
 * Words by which such lines are known: confidentiality; investors (17 CFR 230.501, "accredited investor"); plans
 * (15 U.S.C. 78u-5, "meaningful cautionary statements"); medicines under study (21 CFR 312.6, 312.7; 21 CFR 101.93).
 */
const LEGAL =
  /\b(?:confidential(?:ity)?|non-?disclosure|under (?:an? )?NDA|subject to (?:an? )?NDA|accredited investors?|disclaimers?|forward-looking|no(?:t an?)? offer|offers? (?:no|nothing)|nothing on this (?:site|page)|investigational|under investigation|not (?:yet )?(?:been )?(?:approved|evaluated|reviewed)|has not approved|no (?:medical|investment|legal|financial) advice|cannot give (?:medical|legal|financial) advice|not intended to (?:diagnose|treat|cure|prevent)|no guarantee|not (?:be )?guaranteed|can prove wrong|may (?:not|differ)|can differ|risks? and uncertaint(?:y|ies)|no (?:duty|obligation) to|past performance|all rights reserved|unsubscribe|no spam)\b/giu;

/** Fields of the content that contain a notice, by name. */
const NOTICE_FIELDS = /^(?:forwardLooking|notice|disclaimer|note)$/i;

export type LegalCheck = (text: string) => string[];

/** @returns what of a text protects: its legal words, or "the notice" for words of a notice that the content gives */
export function createLegalCheck(...sites: ContentFile[][]): LegalCheck {
  const notices = sites.flat().flatMap(({ fields }) => noticesIn(fields));
  return (text) => {
    const words = [...text.matchAll(LEGAL)].map(([found]) => found.toLowerCase());
    const isNotice = text.length > 20 && notices.some((notice) => notice.includes(collapse(text)));
    return [...new Set(words), ...(isNotice ? ["the notice"] : [])];
  };
}

function noticesIn(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    NOTICE_FIELDS.test(name) && typeof value === "string" ? [collapse(value)] : [],
  );
}

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
