// The table of all rules for content: to add one, write a function in lint/ and name it here. A new pattern is a row of
// lint/patterns.ts.
import type { ImageFile } from "../images/image-file";
import { findUnreadable } from "../images/mark";
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
import { checkTranslations } from "./lint/translations";
import type { ParsedFile, Source, VisibleText } from "./source/model";
import { checkTokens } from "./source/site-tokens";
import { problemAt, warningAt } from "./source/source-file";

/** What every file is checked with. */
export interface CheckContext {
  /** The values of `{site.name}` and so on. */
  tokens: Tokens;
  /** Whether the site is to be released: placeholders are errors then. */
  isRelease: boolean;
  /** Of a release: the names that the company had. */
  formerNames: readonly string[];
  today: string;
}

/** Everything that is wrong with one content file, as far as that is known without the others. */
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

/** The same for a drawing, and for its words. */
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

/** What is wrong with the company's logo or icon: programs show it that read less than browsers do. */
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

/** Everything that is wrong with files among others. @param domain the site's own */
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
 * A message is one line, which repeats the file's words, and those must not hide or turn anything in a terminal or on GitHub.
 * One mistake has one message: of several equal ones on one line, the first is left.
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
