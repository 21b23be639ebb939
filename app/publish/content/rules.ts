// All rules for content, each under its id. To add one: write it in lint/ and name it in one of these tables.
import { showHidden } from "../markup/characters";
import { fitMessage, withRule, type Finding, type Problem } from "../problems/problem";
import { checkAltTexts } from "./lint/alt-text";
import { checkAnchors } from "./lint/anchors";
import { checkCharacters } from "./lint/characters";
import { checkClaims, type Judgement } from "./lint/claims";
import { checkCollections } from "./lint/collections";
import { checkFieldMarks } from "./lint/field-marks";
import { checkLargeFiles, checkHiddenFiles, checkUnreadableFiles } from "./lint/file-names";
import { checkDocuments, checkImages, checkUnusedImages } from "./lint/images";
import { checkFormerAddresses } from "./lint/links/former-addresses";
import { checkLinkTargets } from "./lint/links/link-targets";
import { checkLinkUrls } from "./lint/links/link-urls";
import { checkLinkWords } from "./lint/links/link-words";
import { checkQuotes } from "./lint/prose/curly-quotes";
import { checkFootnotes } from "./lint/prose/footnotes";
import { checkMenu } from "./lint/menu";
import { checkHeadings } from "./lint/prose/headings";
import { checkMarkdown } from "./lint/prose/markdown-syntax";
import { checkTables } from "./lint/prose/tables";
import { checkTags } from "./lint/prose/tags";
import { checkUnsupported } from "./lint/prose/unsupported";
import { checkUnshown } from "./lint/prose/unshown";
import { judged } from "./lint/release";
import { checkSignatures } from "./lint/signatures";
import { checkTitles } from "./lint/titles";
import { checkNames, checkTokens } from "./lint/tokens";
import { checkSchema } from "./lint/schema-messages";
import type { Dictionary } from "./lint/words/dictionary";
import { checkPlaceholders } from "./lint/words/placeholders";
import { checkWording } from "./lint/words/regulatory";
import { checkSpelling } from "./lint/words/spelling";
import type { Listing } from "./source/collection";
import type { CheckedFile, ParsedFile } from "./source/model";
import type { SeenFile } from "./source/visible-text";

/** The rules for one file. */
const FILE_RULES: Record<string, (file: ParsedFile) => Finding[]> = {
  encoding: ({ errors }) => errors.encoding,
  // In another encoding, every second character would be one of these.
  characters: (file) => (file.errors.encoding.length > 0 ? [] : checkCharacters(file)),
  yaml: ({ errors }) => errors.yaml,
  mdx: ({ errors }) => errors.mdx,
  tokens: checkTokens,
  schema: checkSchema,
  images: checkImages,
  documents: checkDocuments,
  "alt-text": checkAltTexts,
  "curly-quotes": checkQuotes,
  "field-marks": checkFieldMarks,
  unsupported: checkUnsupported,
  "link-urls": checkLinkUrls,
  tags: checkTags,
  anchors: checkAnchors,
};

/** The rules for prose that could be read as a whole: elsewhere they would judge what the parser overwrote. */
const PROSE_RULES: Record<string, (file: ParsedFile) => Finding[]> = {
  footnotes: checkFootnotes,
  headings: checkHeadings,
  "link-words": checkLinkWords,
  unshown: checkUnshown,
  "markdown-syntax": checkMarkdown,
  tables: checkTables,
};

/** All files, for the rules that need more than one. */
export interface Site {
  listing: Listing;
  files: readonly CheckedFile[];
  seen: readonly SeenFile[];
  /** What is wrong with the names of files. */
  fileNames: Finding[];
  /** Whether every file could be read and has no error. */
  isSound: boolean;
  /** The text of signatures.txt; undefined when there is none. */
  signatures: string | undefined;
  /** Undefined when spelling is not asked for. */
  dictionary: Dictionary | undefined;
  /** Undefined when figures and words are not to be judged. */
  judgement: Judgement | undefined;
}

const SITE_RULES: Record<string, (site: Site) => Finding[]> = {
  "file-names": ({ fileNames }) => fileNames,
  "hidden-files": ({ listing }) => checkHiddenFiles(listing.hidden),
  "unreadable-files": ({ listing }) => checkUnreadableFiles(listing.unreadable),
  "file-size": ({ listing }) => checkLargeFiles(listing.large),
  collections: ({ files }) => checkCollections(files),
  menu: ({ files }) => checkMenu(files),
  titles: ({ files }) => checkTitles(files),
  "tokens-in-drawings": ({ seen }) =>
    seen.flatMap(({ isDrawing, source }) => (isDrawing ? checkNames(source) : [])),
  formerly: ({ files }) => checkFormerAddresses(files),
  // A link may lead to a page that could not be read.
  "link-targets": ({ files, listing }) =>
    listing.unreadable.length + listing.large.length > 0 ? [] : checkLinkTargets(files),
  "characters-in-drawings": ({ seen }) =>
    seen.flatMap((file) => (file.isDrawing ? checkCharacters(file) : [])),
  // A file's name may be in what could not be read.
  "unused-images": ({ listing, files, isSound }) =>
    isSound ? checkUnusedImages(listing.files, files) : [],
  claims: (site) => judge(site, checkClaims),
  regulatory: (site) => judge(site, (seen) => seen.flatMap(checkWording)),
  placeholders: (site) => judge(site, (seen) => seen.flatMap(checkPlaceholders)),
  // A build does not depend on signatures: signing makes no other site.
  signatures: ({ signatures, files, judgement }) =>
    judgement ? checkSignatures(signatures, files) : [],
  spelling: ({ files, seen, dictionary }) =>
    dictionary
      ? [...files, ...seen.filter(({ isDrawing }) => isDrawing)].flatMap((file) =>
          checkSpelling(file, dictionary),
        )
      : [],
};

/** What a rule finds that stops a release; nothing when nobody asked. */
function judge(
  { seen, files, judgement }: Site,
  rule: (seen: readonly SeenFile[], judgement: Judgement) => Finding[],
): Finding[] {
  return judgement ? judged(rule(seen, judgement), files, judgement) : [];
}

/** Everything that is wrong with one file, as far as that is known without the others. */
export function checkWithFileRules(file: ParsedFile): Problem[] {
  return run(file.isWhole ? { ...FILE_RULES, ...PROSE_RULES } : FILE_RULES, file);
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
