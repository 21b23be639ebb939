// Lists all rules for content: the functions of checks/.
import { fitMessage, type Problem } from "../problems/problem";
import { checkDrawings } from "./checks/drawings";
import { checkFields } from "./checks/fields";
import { checkFigures } from "./checks/figures";
import { checkNamedFiles } from "./checks/files";
import { checkFormerAddresses, checkLinks } from "./checks/links";
import { checkPlaceholders } from "./checks/placeholders";
import { checkProse } from "./checks/prose";
import type { ParsedFile } from "./model";
import { checkTokens } from "./site-tokens";

/** Checks each file, and then the files against each other. @param isRelease whether placeholders are errors */
export function checkFiles(files: readonly ParsedFile[], isRelease: boolean): Problem[] {
  const site = files.find(({ name }) => name === "site");
  return [
    ...files.flatMap((file) => checkFile(file, isRelease)),
    ...checkNamedFiles(files),
    ...checkDrawings(files, isRelease),
    ...checkFormerAddresses(files),
    ...checkLinks(files, site?.tokens.get("site.domain")?.value ?? ""),
  ];
}

function checkFile(file: ParsedFile, isRelease: boolean): Problem[] {
  const { source, errors, texts, isDraft, tokens } = file;
  const severity = isRelease && !isDraft ? "error" : "warning";
  return [
    ...errors,
    ...checkFields(file),
    ...checkTokens(source, tokens),
    ...checkProse(file),
    ...checkPlaceholders(source, texts, severity),
    ...checkFigures(file),
  ];
}

/** Makes each message one line, and drops equal messages on one place. */
export function tidy(problems: readonly Problem[]): Problem[] {
  const tidied = problems.map((problem) => {
    const { file, line, column } = problem;
    const message = fitMessage(problem.message.replace(/\s+/g, " "));
    return [`${file}:${line}:${column} ${message}`, { ...problem, message }] as const;
  });
  return [...new Map(tidied.toReversed()).values()].toReversed();
}
