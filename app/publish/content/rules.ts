// The table of all rules for content: to add one, write a function in lint/ and name it here. A new pattern of a rule is a row
// in lint/patterns.ts.
import { showHidden } from "../markup/characters";
import type { Tokens } from "../markup/tokens";
import { fitMessage, type Finding, type Problem } from "../problems/problem";
import { checkCharacters } from "./lint/characters";
import { checkClaims } from "./lint/claims";
import { checkCollections } from "./lint/collections";
import { checkDocumentNotes, checkFiles, checkImageSizes, checkUnusedImages } from "./lint/images";
import { checkFormerAddresses, checkLinkTargets, checkLinkUrls } from "./lint/links";
import { checkBanner, checkCopyright, checkMenu, checkTitles } from "./lint/menu";
import {
  checkBlocks,
  checkFootnotes,
  checkHeadings,
  checkTables,
  checkUnshown,
  checkUnsupported,
} from "./lint/nodes";
import { checkPatterns } from "./lint/patterns";
import { checkPeople } from "./lint/people";
import { checkMarks } from "./lint/placeholders";
import { checkSchema } from "./lint/schema-messages";
import { checkStages } from "./lint/stages";
import { checkTags } from "./lint/tags";
import { checkTranslations } from "./lint/translations";
import { checkWording } from "./lint/words/wording";
import { checkAnchors } from "./source/anchors";
import type { CheckedFile, ParsedFile, SeenFile } from "./source/model";

/** What every file is checked with. */
export interface Facts {
  /** Absolute path of `content/`. */
  folder: string;
  /** The values of `{site.name}` and so on. */
  tokens: Tokens;
  /** Whether the site is to be released: what holds the place of a fact is an error then. */
  isRelease: boolean;
  /** The ids of rules that are left out. */
  without: ReadonlySet<string>;
}

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
  /** The day, as `2025-06-30`: a figure is out of date on some days and not on others. */
  today: string;
  without: Facts["without"];
}

/** Every rule, by the id that the JSON report shows, in a table for what it reads. */
const RULES = {
  /** What visitors see of one file, or of a drawing. */
  seen: {
    characters: checkCharacters,
    tokens: ({ wrongTokens = [] }) => wrongTokens,
    regulatory: checkWording,
    placeholders: (file, { isRelease }) => checkMarks(file, isRelease),
  } satisfies Table<[SeenFile, Facts]>,
  /** One content file. */
  file: {
    encoding: ({ errors }) => errors.encoding,
    yaml: ({ errors }) => errors.yaml,
    mdx: ({ errors }) => errors.mdx,
    schema: checkSchema,
    images: (file) => checkFiles(file, "image"),
    "image-sizes": checkImageSizes,
    documents: (file) => checkFiles(file, "document"),
    "document-notes": checkDocumentNotes,
    "link-urls": checkLinkUrls,
    tags: checkTags,
    stages: checkStages,
    anchors: checkAnchors,
    unsupported: checkUnsupported,
    "field-marks": checkPatterns("field-marks"),
    "markdown-syntax": checkPatterns("markdown-syntax"),
    typing: checkPatterns("typing"),
    "link-words": checkPatterns("link-words"),
    "alt-text": checkPatterns("alt-text"),
  } satisfies Table<[ParsedFile]>,
  /** One content file whose prose could be read as a whole. */
  prose: {
    headings: checkHeadings,
    tables: checkTables,
    footnotes: checkFootnotes,
    people: checkPeople,
    unshown: checkUnshown,
    "markdown-blocks": checkBlocks,
  } satisfies Table<[ParsedFile]>,
  /** All files. */
  site: {
    "file-names": ({ fileNames }) => fileNames,
    collections: ({ files }) => checkCollections(files),
    menu: ({ files }) => checkMenu(files),
    titles: ({ files }) => checkTitles(files),
    banner: ({ files }) => checkBanner(files),
    copyright: ({ files, today }) => checkCopyright(files, today),
    formerly: ({ files }) => checkFormerAddresses(files),
    "link-targets": ({ files }) => checkLinkTargets(files),
    translations: ({ files }) => checkTranslations(files),
    // What could not be read may name the file.
    "unused-images": ({ names, files, isSound }) =>
      isSound ? checkUnusedImages(names, files) : [],
    // What could not be read may give the figure.
    claims: ({ files, seen, today }) =>
      files.every(({ data }) => data !== undefined) ? checkClaims(seen, today) : [],
  } satisfies Table<[Site]>,
};

type Table<Subject extends unknown[]> = Record<string, (...subject: Subject) => Finding[]>;

/** Everything that is wrong with one content file, as far as that is known without the others. */
export function checkWithFileRules(file: ParsedFile, facts: Facts): Problem[] {
  const rules = file.isWhole ? { ...RULES.file, ...RULES.prose } : RULES.file;
  return [...run(rules, facts.without, file), ...checkSeen(file, facts)];
}

/** The same for what visitors see of a file, or of a drawing. */
export function checkSeen(file: SeenFile, facts: Facts): Problem[] {
  return run(RULES.seen, facts.without, file, facts);
}

/** Everything that is wrong with files among others. */
export function checkSite(site: Site): Problem[] {
  return run(RULES.site, site.without, site);
}

/** A message repeats the file's words, which must not hide or turn anything in a terminal or on GitHub. */
function run<Subject extends unknown[]>(
  rules: Table<Subject>,
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
