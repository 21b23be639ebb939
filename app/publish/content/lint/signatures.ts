// content/signatures.txt, and who has signed each page, in; out wrong lines, cancelled signatures, and what a release lacks.
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import {
  lineToSign,
  parseSignatures,
  rolesFor,
  SIGNATURES,
  type PageSignatures,
} from "../signatures";
import { publishedPath } from "../source/collection";
import type { ParsedFile } from "../source/model";

interface Signed {
  /** The text of the file. */
  signatures: string;
  files: readonly ParsedFile[];
  signedPages: readonly PageSignatures[];
  isRelease: boolean;
  today: string;
}

/**
 * The rule: every line signs a page for a role, and a release has every signature that it needs. Until then, a page that
 * has changed since it was signed is a warning.
 */
export function checkSignatures({ signedPages, isRelease, today, ...file }: Signed): Finding[] {
  const pages = signedPages.flatMap((page): Finding[] => {
    const at = { file: page.file, ...WHOLE_FILE, field: "" };
    const cancelled = page.cancelled.map(({ line, name, role, date }): Finding => {
      const message = `has changed since ${name} signed it on ${date}; whoever has read it as it is now replaces line ${line} of ${SIGNATURES}: ${lineToSign(page, role, today)}`;
      const isNeeded = isRelease && page.missing.includes(role);
      return { ...at, message, severity: isNeeded ? "error" : "warning" };
    });
    const unsigned = page.missing.filter(
      (role) => isRelease && !page.cancelled.some((old) => old.role === role),
    );
    const missing = unsigned.map((role): Finding => {
      const message = `is not signed for ${role}; whoever has read it adds a line to ${SIGNATURES}: ${lineToSign(page, role, today)}`;
      return { ...at, message, severity: "error" };
    });
    return [...cancelled, ...missing];
  });
  return [...checkLines(file), ...pages];
}

/** Warnings: the pages say which signatures a release lacks. */
function checkLines({ signatures: text, files }: Pick<Signed, "signatures" | "files">): Finding[] {
  const { signatures, unreadable } = parseSignatures(text);
  const paths = files.map(({ name }) => publishedPath(name));
  const roles = files.flatMap(({ data }) => rolesFor(data, undefined));
  const at = (line: number, message: string): Finding => ({
    ...{ file: SIGNATURES, ...WHOLE_FILE, line, endLine: line, field: "" },
    ...{ message, severity: "warning" },
  });
  const isKnown = ({ path, role }: { path: string; role: string }) =>
    path !== "/*" && paths.includes(path) && (roles.length === 0 || roles.includes(role));
  return [
    ...unreadable.map((line) =>
      at(
        line,
        "this is not a signature, expected `page | role | name | date | hash`; delete this line and sign again",
      ),
    ),
    ...signatures
      .filter((signature) => !isKnown(signature))
      .map(({ line, path, role }) =>
        at(line, `there is no page ${path} that ${role} must sign; correct the line, or delete it`),
      ),
  ];
}
