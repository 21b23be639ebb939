// All rules for content, each under its id. To add one: write it in lint/ and name it in one of these tables.
import { showHidden } from "../markup/characters";
import type { Tokens } from "../markup/tokens";
import { fitMessage, type Finding, type Problem } from "../problems/problem";
import { checkCharacters } from "./lint/characters";
import { checkClaims, type Judgement } from "./lint/claims";
import { checkCollections } from "./lint/collections";
import { checkFiles, checkUnusedImages } from "./lint/images";
import { checkFormerAddresses, checkLinkTargets, checkLinkUrls } from "./lint/links";
import { checkCopyright, checkMenu, checkTitles } from "./lint/menu";
import { checkUnsupported, NODE_RULES } from "./lint/nodes";
import { checkPlaceholders, TEXT_RULES } from "./lint/patterns";
import { checkSchema } from "./lint/schema-messages";
import { checkSignatures } from "./lint/signatures";
import { checkTags } from "./lint/tags";
import type { Dictionary } from "./lint/words/dictionary";
import { checkWording } from "./lint/words/regulatory";
import { checkSpelling } from "./lint/words/spelling";
import type { PageSignatures } from "./signatures";
import { checkAnchors } from "./source/anchors";
import type { CheckedFile, ParsedFile, SeenFile } from "./source/model";

/** What every file is checked with. */
export interface Facts {
  /** Absolute path of `content/`. */
  folder: string;
  /** The values of `{site.name}` and so on. */
  tokens: Tokens;
  /** Undefined when spelling is not checked. */
  dictionary: Dictionary | undefined;
  /** Undefined when figures and words are not to be judged. */
  judgement: Judgement | undefined;
}

/** The rules for what visitors see of one file, or of a drawing. */
const SEEN_RULES: Record<string, (file: SeenFile, facts: Facts) => Finding[]> = {
  characters: checkCharacters,
  tokens: ({ wrongTokens = [] }) => wrongTokens,
  regulatory: (file, { judgement }) => (isJudged(file, judgement) ? checkWording(file) : []),
  placeholders: (file, { judgement }) => (isJudged(file, judgement) ? checkPlaceholders(file) : []),
  spelling: (file, { dictionary }) => (dictionary ? checkSpelling(file, dictionary) : []),
};

/** Only its fields can say which words somebody has accepted. */
function isJudged({ data, isDrawing }: SeenFile, judgement: Facts["judgement"]): boolean {
  return judgement !== undefined && (isDrawing || data !== undefined);
}

/** The rules for one content file. */
const FILE_RULES: Record<string, (file: ParsedFile) => Finding[]> = {
  encoding: ({ errors }) => errors.encoding,
  yaml: ({ errors }) => errors.yaml,
  mdx: ({ errors }) => errors.mdx,
  schema: checkSchema,
  images: (file) => checkFiles(file, "image"),
  documents: (file) => checkFiles(file, "document"),
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
  /** These and the drawings. */
  seen: readonly SeenFile[];
  /** What is wrong with the names of files. */
  fileNames: Finding[];
  /** Whether every file could be read and has no error. */
  isSound: boolean;
  /** The text of signatures.txt; empty when there is none. */
  signatures: string;
  /** Every page that somebody has signed or must sign. */
  signedPages: readonly PageSignatures[];
  judgement: Facts["judgement"];
  dictionary: Facts["dictionary"];
}

const SITE_RULES: Record<string, (site: Site) => Finding[]> = {
  "file-names": ({ fileNames }) => fileNames,
  collections: ({ files }) => checkCollections(files),
  menu: ({ files }) => checkMenu(files),
  titles: ({ files }) => checkTitles(files),
  copyright: ({ files, judgement }) => (judgement ? checkCopyright(files, judgement) : []),
  words: ({ dictionary }) => dictionary?.problems ?? [],
  formerly: ({ files }) => checkFormerAddresses(files),
  "link-targets": ({ files }) => checkLinkTargets(files),
  // What could not be read may name the file.
  "unused-images": ({ listing, files, isSound }) =>
    isSound ? checkUnusedImages(listing, files) : [],
  // What could not be read may give the figure.
  claims: ({ files, seen, judgement }) =>
    judgement && files.every(({ data }) => data !== undefined) ? checkClaims(seen, judgement) : [],
  // A build does not depend on signatures: signing does not change the site.
  signatures: ({ signatures, files, signedPages, judgement }) =>
    judgement ? checkSignatures(signatures, files, signedPages, judgement) : [],
};

/** Everything that is wrong with one content file, as far as that is known without the others. */
export function checkWithFileRules(file: ParsedFile, facts: Facts): Problem[] {
  const rules = file.isWhole ? { ...FILE_RULES, ...NODE_RULES } : FILE_RULES;
  return [...run(rules, file), ...checkWithSeenRules(file, facts)];
}

/** The same for what visitors see of a file, or of a drawing. */
export function checkWithSeenRules(file: SeenFile, facts: Facts): Problem[] {
  return run(SEEN_RULES, file, facts);
}

/** Everything that is wrong with files among others. */
export function checkWithSiteRules(site: Site): Problem[] {
  return run(SITE_RULES, site);
}

/** A message repeats the file's words, which must not hide or turn anything in a terminal or on GitHub. */
function run<Subject extends unknown[]>(
  rules: Record<string, (...subject: Subject) => Finding[]>,
  ...subject: Subject
): Problem[] {
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(...subject).map((finding) => ({
      ...finding,
      rule,
      field: showHidden(finding.field),
      message: fitMessage(showHidden(finding.message)),
    })),
  );
}
