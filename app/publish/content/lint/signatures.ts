// content/signatures.txt and all files in; out lines that cannot be read, that disagree, or that sign what is not there.
import { nearest } from "../../problems/did-you-mean";
import type { Finding } from "../../problems/problem";
import { requiredRoles } from "../roles";
import { isSameSigner, parseSignatures, SIGNATURES, type WrittenSignature } from "../signatures";
import { publishedPath } from "../source/collection";
import type { ParsedFile } from "../source/model";

/**
 * The rule: every line is a signature of a page by a role, and each role signs a page once.
 * Whether a page still reads as it was signed needs the built page: `npm run review -- --verify` answers that.
 * @param text of the file; undefined when there is none
 */
export function checkSignatures(text: string | undefined, files: readonly ParsedFile[]): Finding[] {
  if (text === undefined) return [];
  const { signatures, unreadable } = parseSignatures(text);
  const pages = files.map(({ name, data }) => ({ path: publishedPath(name), fields: data }));
  const paths = pages.flatMap(({ path }) => (path === undefined || path === "/*" ? [] : [path]));
  const { declared } = requiredRoles(pages);
  const lines = text.split("\n");
  const at = (line: number, severity: Finding["severity"], message: string): Finding => {
    const endColumn = (lines[line - 1]?.trimEnd().length ?? 0) + 1;
    const place = { line, column: 1, endLine: line, endColumn };
    return { file: SIGNATURES, ...place, field: "", message, severity };
  };
  return [
    ...unreadable.map(({ line, message }) => at(line, "error", message)),
    ...signatures.flatMap((signature, index) => {
      const first = signatures.slice(0, index).find((other) => isSameSigner(other, signature));
      return first ? [compareLines(signature, first, at)] : [];
    }),
    ...signatures.flatMap(({ line, path, role }) => {
      const message = explainPath(path, paths) ?? explainRole(role, declared);
      return message ? [at(line, "warning", message)] : [];
    }),
  ];
}

function compareLines(
  { line, path, role, hash }: WrittenSignature,
  first: WrittenSignature,
  at: (line: number, severity: Finding["severity"], message: string) => Finding,
): Finding {
  return hash === first.hash
    ? at(line, "warning", `repeats line ${first.line}; delete one of the two`)
    : at(
        line,
        "error",
        `disagrees with line ${first.line}: ${role} has signed two texts of ${path}, expected one; delete the line of the older text, or both and sign again`,
      );
}

function explainPath(path: string, paths: readonly string[]): string | undefined {
  if (paths.includes(path)) return undefined;
  const guess = nearest(path, paths);
  const advice = guess
    ? `, did you mean ${guess}? Sign that one,`
    : "; sign the page that took its place,";
  return `there is no page ${path}${advice} and delete this line`;
}

function explainRole(role: string, declared: readonly string[]): string | undefined {
  if (declared.length === 0 || declared.includes(role)) return undefined;
  const guess = nearest(role, declared);
  const known = guess ? `did you mean "${guess}"? Sign` : `expected ${declared.join(" or ")}; sign`;
  return `no \`signOff:\` names the role "${role}", ${known} again with the right role, and delete this line`;
}
