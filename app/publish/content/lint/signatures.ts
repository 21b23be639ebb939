// content/signatures.txt, and who has signed each page, in; out wrong lines, cancelled signatures, and what a release lacks.
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import { rolesOf } from "../roles";
import { lineToSign, parseSignatures, SIGNATURES, type PageSignatures } from "../signatures";
import { publishedPath } from "../source/collection";
import type { ParsedFile } from "../source/model";
import type { Judgement } from "./claims";

/**
 * The rule: every line signs a page for a role, and a release has every signature that it needs. A page whose text has
 * changed since it was signed is a warning until then.
 * @param text of the file
 */
export function checkSignatures(
  text: string,
  files: readonly ParsedFile[],
  pages: readonly PageSignatures[],
  judgement: Judgement,
): Finding[] {
  return [...checkLines(text, files), ...pages.flatMap((page) => checkPage(page, judgement))];
}

function checkPage(page: PageSignatures, { today, isRelease }: Judgement): Finding[] {
  const at = (severity: Finding["severity"], message: string): Finding => ({
    ...{ file: page.file, ...WHOLE_FILE, field: "", message, severity },
  });
  const cancelled = page.cancelled.map(({ line, name, role, date }) =>
    at(
      isRelease && page.missing.includes(role) ? "error" : "warning",
      `has changed since ${name} signed it on ${date}; whoever has read it as it is now replaces line ${line} of ${SIGNATURES}: ${lineToSign(page, role, today)}`,
    ),
  );
  const unsigned = page.missing.filter((role) => !page.cancelled.some((old) => old.role === role));
  const missing = unsigned.map((role) =>
    at(
      "error",
      `is not signed for ${role}; whoever has read it adds a line to ${SIGNATURES}: ${lineToSign(page, role, today)}`,
    ),
  );
  return isRelease ? [...cancelled, ...missing] : cancelled;
}

function checkLines(text: string, files: readonly ParsedFile[]): Finding[] {
  const { signatures, unreadable } = parseSignatures(text);
  const paths = files.flatMap(({ name }) => publishedPath(name) ?? []);
  const { declared } = rolesOf(files);
  const at = (line: number, severity: Finding["severity"], message: string): Finding => ({
    ...{ file: SIGNATURES, ...WHOLE_FILE, line, endLine: line, field: "", message, severity },
  });
  const form = "expected `page | role | name | date | hash`; delete this line and sign again";
  return [
    ...unreadable.map(({ line, message }) => at(line, "error", `${message}, ${form}`)),
    ...signatures.flatMap(({ line, path, role }, index) => {
      const isSame = (other: { path: string; role: string }) =>
        other.path === path && other.role === role;
      const first = signatures.slice(0, index).find(isSame);
      const again = `signs ${path} for ${role} again, as line ${first?.line} does; delete the older of the two`;
      if (first) return [at(line, "error", again)];
      const cure = "sign again, and delete this line";
      if (path === "/*" || !paths.includes(path))
        return [at(line, "warning", `there is no page ${path}; ${cure}`)];
      return declared.length === 0 || declared.includes(role)
        ? []
        : [at(line, "warning", `no \`signOff:\` names the role "${role}"; ${cure}`)];
    }),
  ];
}
