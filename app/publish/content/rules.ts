// Lists all rules for content: functions of lint/, and the rows of lint/patterns.ts.
import { showHidden } from "../markup/characters";
import { fitMessage, type Problem } from "../problems/problem";
import { checkCharacters } from "./checks/characters";
import { checkTexts } from "./checks/check-texts";
import { checkDrawings } from "./checks/drawings";
import { checkLists } from "./checks/entries";
import { checkDocuments, checkNamedFiles } from "./checks/files";
import { checkLanguages, checkTranslations } from "./checks/languages";
import { checkFormerAddresses, checkLinks } from "./checks/links";
import { checkSchema } from "./checks/messages";
import { checkOrigin } from "./checks/origin";
import { checkParts } from "./checks/parts";
import { PATTERNS } from "./checks/patterns";
import { makeFormerNameRule, PLACEHOLDERS } from "./checks/placeholders";
import { checkProse } from "./checks/prose";
import { checkSessionLinks } from "./checks/session-links";
import type { ParsedFile } from "./model";
import { checkTokens } from "./site-tokens";

interface CheckContext {
  /** Reports placeholders as errors. */
  isRelease: boolean;
  /** Former names of the company, in a release. */
  formerNames: readonly string[];
  today: string;
}

/** Checks each file, and then the files against each other. */
export function checkFiles(files: readonly ParsedFile[], context: CheckContext): Problem[] {
  const tokens = files.find(({ name }) => name === "site")?.tokens;
  const domain = tokens?.get("site.domain")?.value ?? "";
  return [
    ...files.flatMap((file) => checkFile(file, context)),
    ...checkDrawings(files, context.isRelease),
    ...checkLanguages(files),
    ...checkLists(files),
    ...checkFormerAddresses(files),
    ...checkLinks(files, domain),
    ...checkTranslations(files),
    ...checkDocuments(files),
  ];
}

function checkFile(file: ParsedFile, context: CheckContext): Problem[] {
  const { source, errors, data, texts, unpublished, tokens } = file;
  const rules = [...PLACEHOLDERS, ...PATTERNS, ...context.formerNames.map(makeFormerNameRule)];
  return [
    ...errors,
    ...(data === undefined ? [] : checkSchema(file)),
    ...checkTokens(source, tokens),
    ...checkNamedFiles(file),
    ...checkParts(file),
    ...checkProse(file),
    ...checkTexts(source, texts, rules, context.isRelease && !unpublished ? "error" : "warning"),
    ...checkOrigin(file, context.today),
    ...checkCharacters(source, texts),
    ...checkSessionLinks(source),
  ];
}

/** Makes each message one line, shows its hidden characters, and drops equal messages on one line. */
export function tidy(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const message = fitMessage(
      showHidden(problem.message.replace(/[^\S\v\f\u2028\u2029\uFEFF]+/g, " ")),
    );
    const key = `${problem.file} ${problem.line} ${message}`;
    if (!first.has(key)) first.set(key, { ...problem, field: showHidden(problem.field), message });
  }
  return [...first.values()];
}
