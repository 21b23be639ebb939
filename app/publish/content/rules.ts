// All rules for content, each under its id. To add one: write it in lint/ and name it in one of these tables.
import { showHidden } from "../markup/characters";
import { fitMessage, withRule, type Finding, type Problem } from "../problems/problem";
import { checkAnchors } from "./lint/anchors";
import { checkCharacters } from "./lint/characters";
import { checkClaims, type Judgement } from "./lint/claims";
import { checkCollections } from "./lint/collections";
import { checkDocuments, checkImages, checkUnusedImages } from "./lint/images";
import { checkFormerAddresses, checkLinkTargets, checkLinkUrls } from "./lint/links";
import { checkMenu, checkTitles } from "./lint/menu";
import { checkUnsupported, NODE_RULES } from "./lint/nodes";
import { judged } from "./lint/release";
import { checkSignatures } from "./lint/signatures";
import { checkTags } from "./lint/tags";
import { checkPlaceholders, TEXT_RULES } from "./lint/texts";
import { checkSchema } from "./lint/schema-messages";
import type { Dictionary } from "./lint/words/dictionary";
import { checkWording } from "./lint/words/regulatory";
import { checkSpelling } from "./lint/words/spelling";
import type { PageSignatures } from "./signatures";
import type { CheckedFile, ParsedFile } from "./source/model";
import { problemAt } from "./source/source-file";
import type { SeenFile } from "./source/visible-text";

/** The rules for one file. */
const FILE_RULES: Record<string, (file: ParsedFile) => Finding[]> = {
  encoding: ({ errors }) => errors.encoding,
  // In another encoding, every second character would be one of these.
  characters: (file) => (file.errors.encoding.length > 0 ? [] : checkCharacters(file)),
  yaml: ({ errors }) => errors.yaml,
  mdx: ({ errors }) => errors.mdx,
  tokens: ({ errors }) => errors.tokens,
  schema: checkSchema,
  images: checkImages,
  documents: checkDocuments,
  "link-urls": checkLinkUrls,
  tags: checkTags,
  anchors: checkAnchors,
  unsupported: checkUnsupported,
  ...TEXT_RULES,
};

/** All files, for the rules that need more than one. */
export interface Site {
  /** The names of all files. */
  listing: readonly string[];
  files: readonly CheckedFile[];
  seen: readonly SeenFile[];
  /** What is wrong with the names of files. */
  fileNames: Finding[];
  /** Whether every file could be read and has no error. */
  isSound: boolean;
  /** The text of signatures.txt; empty when there is none. */
  signatures: string;
  /** Every page that somebody has signed or must sign. */
  signedPages: readonly PageSignatures[];
  /** Undefined when spelling is not asked for. */
  dictionary: Dictionary | undefined;
  /** Undefined when figures and words are not to be judged. */
  judgement: Judgement | undefined;
}

const SITE_RULES: Record<string, (site: Site) => Finding[]> = {
  "file-names": ({ fileNames }) => fileNames,
  collections: ({ files }) => checkCollections(files),
  menu: ({ files }) => checkMenu(files),
  titles: ({ files }) => checkTitles(files),
  "tokens-in-drawings": ({ seen }) =>
    seen.flatMap(({ source, wrongTokens = [] }) =>
      wrongTokens.map(({ range, mistake = "" }) => problemAt(source, range, "", mistake)),
    ),
  formerly: ({ files }) => checkFormerAddresses(files),
  "link-targets": ({ files }) => checkLinkTargets(files),
  "characters-in-drawings": ({ seen }) =>
    seen.flatMap((file) => (file.isDrawing ? checkCharacters(file) : [])),
  // A file's name may be in what could not be read.
  "unused-images": ({ listing, files, isSound }) =>
    isSound ? checkUnusedImages(listing, files) : [],
  claims: (site) => judge(site, checkClaims),
  regulatory: (site) => judge(site, (seen) => seen.flatMap(checkWording)),
  placeholders: (site) => judge(site, (seen) => seen.flatMap(checkPlaceholders)),
  // A build does not depend on signatures: signing makes no other site.
  signatures: ({ signatures, files, signedPages, judgement }) =>
    judgement ? checkSignatures(signatures, files, signedPages, judgement) : [],
  spelling: ({ files, seen, dictionary }) =>
    dictionary
      ? [...files, ...seen.filter(({ isDrawing }) => isDrawing)].flatMap((file) =>
          checkSpelling(file, dictionary),
        )
      : [],
};

/** What a rule finds that stops a release; nothing when nobody asked, or when a file's fields cannot be read. */
function judge(
  site: Site,
  rule: (seen: readonly SeenFile[], judgement: Judgement) => Finding[],
): Finding[] {
  const { seen, files, judgement } = site;
  const isKnown = files.every(({ data }) => data !== undefined);
  return judgement && isKnown ? judged(rule(seen, judgement), site, judgement) : [];
}

/** Everything that is wrong with one file, as far as that is known without the others. */
export function checkWithFileRules(file: ParsedFile): Problem[] {
  return run(file.isWhole ? { ...FILE_RULES, ...NODE_RULES } : FILE_RULES, file);
}

/** Everything that is wrong with files among others. */
export function checkWithSiteRules(site: Site): Problem[] {
  return run(SITE_RULES, site);
}

/** A message repeats the file's words, which must not hide or turn anything in a terminal or on GitHub. */
function run<T>(rules: Record<string, (subject: T) => Finding[]>, subject: T): Problem[] {
  return Object.entries(rules)
    .flatMap(([id, rule]) => withRule(id, rule(subject)))
    .map((problem) => ({
      ...problem,
      field: showHidden(problem.field),
      message: fitMessage(showHidden(problem.message)),
    }));
}
