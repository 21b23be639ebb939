// All rules for content, each under its id. To add one: write it in lint/ and name it in one of these tables.
import { showHidden } from "../markup/characters";
import type { Tokens } from "../markup/tokens";
import { fitMessage, type Finding, type Problem } from "../problems/problem";
import { checkCharacters } from "./lint/characters";
import { checkClaims } from "./lint/claims";
import { checkCollections } from "./lint/collections";
import { checkFiles, checkImageSizes, checkUnusedImages } from "./lint/images";
import { checkFormerAddresses, checkLinkTargets, checkLinkUrls } from "./lint/links";
import { checkBanner, checkCopyright, checkMenu, checkTitles } from "./lint/menu";
import { checkUnsupported, NODE_RULES } from "./lint/nodes";
import { checkPlaceholders, TEXT_RULES } from "./lint/patterns";
import { checkSchema } from "./lint/schema-messages";
import { checkSignatures } from "./lint/signatures";
import { checkTags } from "./lint/tags";
import { checkWording } from "./lint/words/regulatory";
import { checkSpelling, type Dictionary } from "./lint/words/spelling";
import type { PageSignatures } from "./signatures";
import { checkAnchors } from "./source/anchors";
import type { CheckedFile, ParsedFile, SeenFile } from "./source/model";
import { textAt } from "./source/source-file";

/** What every file is checked with. */
export interface Facts {
  /** Absolute path of `content/`. */
  folder: string;
  /** The values of `{site.name}` and so on. */
  tokens: Tokens;
  /** Undefined when spelling is not checked. */
  dictionary: Dictionary | undefined;
  /** The ids of rules that are left out. */
  without: ReadonlySet<string>;
}

/** The rules for what visitors see of one file, or of a drawing. */
const SEEN_RULES: Record<string, (file: SeenFile, facts: Facts) => Finding[]> = {
  characters: checkCharacters,
  tokens: ({ wrongTokens = [] }) => wrongTokens,
  regulatory: (file) => (hasFields(file) ? checkWording(file) : []),
  placeholders: (file) => (hasFields(file) ? checkPlaceholders(file) : []),
  // The dictionaries are English.
  spelling: (file, { dictionary }) =>
    dictionary && /^(?:en|$)/.test(textAt(file.data, ["lang"]))
      ? checkSpelling(file, dictionary)
      : [],
};

/** Only its fields can say which words somebody has accepted; a drawing has none. */
function hasFields({ data, isDrawing }: SeenFile): boolean {
  return isDrawing || data !== undefined;
}

/** The rules for one content file. */
const FILE_RULES: Record<string, (file: ParsedFile) => Finding[]> = {
  encoding: ({ errors }) => errors.encoding,
  yaml: ({ errors }) => errors.yaml,
  mdx: ({ errors }) => errors.mdx,
  schema: checkSchema,
  images: (file) => checkFiles(file, "image"),
  "image-sizes": checkImageSizes,
  documents: (file) => checkFiles(file, "document"),
  "link-urls": checkLinkUrls,
  tags: checkTags,
  anchors: checkAnchors,
  unsupported: checkUnsupported,
  ...TEXT_RULES,
};

/** All files, for the rules that need more than one. */
interface Site {
  /** The names of all files. */
  names: readonly string[];
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
  isRelease: boolean;
  /** The day, as `2025-06-30`: a figure is out of date on some days and not on others. */
  today: string;
  without: Facts["without"];
}

const SITE_RULES: Record<string, (site: Site) => Finding[]> = {
  "file-names": ({ fileNames }) => fileNames,
  collections: ({ files }) => checkCollections(files),
  menu: ({ files }) => checkMenu(files),
  titles: ({ files }) => checkTitles(files),
  banner: ({ files }) => checkBanner(files),
  copyright: ({ files, today }) => checkCopyright(files, today),
  formerly: ({ files }) => checkFormerAddresses(files),
  "link-targets": ({ files }) => checkLinkTargets(files),
  // What could not be read may name the file.
  "unused-images": ({ names, files, isSound }) => (isSound ? checkUnusedImages(names, files) : []),
  // What could not be read may give the figure.
  claims: ({ files, seen, today }) =>
    files.every(({ data }) => data !== undefined) ? checkClaims(seen, today) : [],
  signatures: checkSignatures,
};

/** Everything that is wrong with one content file, as far as that is known without the others. */
export function checkWithFileRules(file: ParsedFile, facts: Facts): Problem[] {
  const rules = file.isWhole ? { ...FILE_RULES, ...NODE_RULES } : FILE_RULES;
  return [...run(rules, facts.without, file), ...checkSeen(file, facts)];
}

/** The same for what visitors see of a file, or of a drawing. */
export function checkSeen(file: SeenFile, facts: Facts): Problem[] {
  return run(SEEN_RULES, facts.without, file, facts);
}

/** Everything that is wrong with files among others. */
export function checkSite(site: Site): Problem[] {
  return run(SITE_RULES, site.without, site);
}

/** A message repeats the file's words, which must not hide or turn anything in a terminal or on GitHub. */
function run<Subject extends unknown[]>(
  rules: Record<string, (...subject: Subject) => Finding[]>,
  without: Facts["without"],
  ...subject: Subject
): Problem[] {
  const wanted = Object.entries(rules).filter(([rule]) => !without.has(rule));
  return wanted.flatMap(([rule, check]) =>
    check(...subject).map((finding) => ({
      ...finding,
      rule,
      field: showHidden(finding.field),
      message: fitMessage(showHidden(finding.message)),
    })),
  );
}
