// Lists all rules for content. To add one, write a function in lint/ and name it here, or add a row
// to lint/patterns.ts.
import type { ImageFile } from "../images/image-file";
import { findUnreadable } from "../images/unreadable";
import { showHidden } from "../markup/characters";
import type { Tokens } from "../markup/tokens";
import { fitMessage, type Problem } from "../problems/problem";
import { checkCharacters } from "./lint/characters";
import { checkLists } from "./lint/entries";
import { checkDocuments, checkFiles } from "./lint/files";
import { checkLanguages } from "./lint/languages";
import { checkFormerAddresses, checkLinks } from "./lint/links";
import { checkSchema } from "./lint/messages";
import { checkOrigin } from "./lint/origin";
import { checkParts } from "./lint/parts";
import { checkPatterns } from "./lint/patterns";
import { checkFormerNames, checkMarks } from "./lint/placeholders";
import { checkProse } from "./lint/prose";
import { checkSessionLinks } from "./lint/session-links";
import { checkTags } from "./lint/tags";
import { checkTranslations } from "./lint/translation-of";
import type { ParsedFile, Source, VisibleText } from "./source/model";
import { checkTokens } from "./source/site-tokens";
import { problemAt, warningAt } from "./source/source-file";

export interface CheckContext {
  tokens: Tokens;
  /** Reports placeholders as errors. */
  isRelease: boolean;
  /** Former names of the company, in a release. */
  formerNames: readonly string[];
  today: string;
}

/** Checks one content file, as far as that is possible without the others. */
export function checkFile(file: ParsedFile, facts: CheckContext): Problem[] {
  const { source, errors, data, texts, unpublished } = file;
  const severity = facts.isRelease && !unpublished ? "error" : "warning";
  const whole = errors.length === 0 ? checkProse(file) : [];
  return tidy([
    ...errors,
    ...(data === undefined ? [] : checkSchema(file)),
    ...checkTokens(source, facts.tokens),
    ...checkFiles(file),
    ...checkTags(file),
    ...checkParts(file),
    ...whole,
    ...checkPatterns(file),
    ...checkOrigin(file, facts.today),
    ...checkCharacters(source, texts),
    ...checkMarks(source, texts, severity),
    ...checkSessionLinks(source),
    ...checkFormerNames(file, facts.formerNames),
  ]);
}

/** Checks the tokens and words of a drawing. */
export function checkDrawingText(
  { name, text, texts, wrongTokens }: Drawing,
  severity: Problem["severity"],
): Problem[] {
  const source = sourceOf(name, text);
  const words = texts.map(({ text, start, raw }): VisibleText => {
    return { kind: "prose", text, range: [start, start + raw.length], field: "" };
  });
  const misdrawn = texts.flatMap(({ text, faults, notes }, index) => {
    const first = `the text "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
    const range = words[index]?.range ?? [0, 0];
    return [
      ...faults.map((fault) => problemAt(source, range, "", `${first} ${fault}`)),
      ...notes.map((note) => warningAt(source, range, "", `${first} ${note}`)),
    ];
  });
  return tidy([
    ...wrongTokens.map(({ range, mistake = "" }) => problemAt(source, range, "", mistake)),
    ...misdrawn,
    ...checkCharacters(source, words),
    ...checkMarks(source, words, severity),
  ]);
}

/** Checks the company's logo or icon for SVG that other programs than browsers cannot read. */
export function checkMark({ name, text }: Drawing): Problem[] {
  const source = sourceOf(name, text);
  return tidy(
    findUnreadable(text).map(({ found, message }) =>
      problemAt(source, Math.max(0, text.indexOf(found)), "", `the drawing ${message}`),
    ),
  );
}

function sourceOf(name: string, text: string): Source {
  return { file: `content/${name}`, text, yaml: undefined, yamlStart: 0, bodyStart: 0 };
}

type Drawing = Extract<ImageFile, { type: "image/svg+xml" }>;

/** Checks the files against each other. @param domain the site's own */
export function checkSite(files: readonly ParsedFile[], domain: string): Problem[] {
  return tidy([
    ...checkLanguages(files),
    ...checkLists(files),
    ...checkFormerAddresses(files),
    ...checkLinks(files, domain),
    ...checkTranslations(files),
    ...checkDocuments(files),
  ]);
}

/**
 * Makes each message one line without hidden characters, because it repeats words of the file, and
 * drops equal messages on one line.
 */
export function tidy(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const message = fitMessage(showHidden(problem.message.replace(/\s+/g, " ")));
    const key = `${problem.file} ${problem.line} ${message}`;
    if (!first.has(key)) first.set(key, { ...problem, field: showHidden(problem.field), message });
  }
  return [...first.values()];
}
