// A text in; out whether it protects readers or the company: a notice, a disclaimer, a line about confidentiality.
import { collapse } from "../../markup/html-tree";
import type { ContentFile } from "../bytes/site";

/**
 * Words by which such lines are known: confidentiality; investors (17 CFR 230.501, "accredited investor"); plans
 * (15 U.S.C. 78u-5, "meaningful cautionary statements"); medicines under study (21 CFR 312.6, 312.7; 21 CFR 101.93).
 */
const LEGAL =
  /\b(?:confidential(?:ity)?|non-?disclosure|under (?:an? )?NDA|subject to (?:an? )?NDA|accredited investors?|disclaimers?|forward-looking|no(?:t an?)? offer|no (?:product|medicine|statement|claim)s?\b[^.]{0,80}\b(?:approved|evaluated|reviewed)|offers? (?:no|nothing)|nothing on this (?:site|page)|investigational|under investigation|not (?:yet )?(?:been )?(?:approved|evaluated|reviewed)|has not approved|no (?:medical|investment|legal|financial) advice|cannot give (?:medical|legal|financial) advice|not intended to (?:diagnose|treat|cure|prevent)|no guarantee|not (?:be )?guaranteed|can prove wrong|may (?:not|differ)|can differ|risks? and uncertaint(?:y|ies)|no (?:duty|obligation) to|past performance|all rights reserved|unsubscribe|no spam)\b/iu;

/** Fields of a page or a section that contain a notice; in an entry of a list, such as a programme, they do not. */
const NOTICE_FIELDS = /^(?:\w+\.)*(?:forwardLooking|notice|disclaimer|note)$/i;

/** Shorter parts of a notice occur in other texts too, in characters. */
const SHORTEST = 20;

export type LegalCheck = (text: string) => boolean;

/** @param sites the content of both; the words of a notice that one of them gives are a notice too */
export function createLegalCheck(...sites: ContentFile[][]): LegalCheck {
  const parts = sites
    .flat()
    .flatMap(({ lines }) => lines.filter(({ name }) => NOTICE_FIELDS.test(name)))
    // A token such as {site.name} stands for words that only the page has.
    .flatMap(({ text }) => text.split(/\{[^}]*\}/).map(collapse))
    .filter(({ length }) => length > SHORTEST);
  return (text) => {
    const words = collapse(text);
    const isPart = (part: string) => part.includes(words) || words.includes(part);
    return LEGAL.test(words) || (words.length > SHORTEST && parts.some(isPart));
  };
}
