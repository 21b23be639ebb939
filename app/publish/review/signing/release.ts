// Checked content in; out a problem for each role that must sign a page before a release and has not signed this text.
import { join } from "node:path";

import { requiredRoles } from "../../content/roles";
import { howToSign, parseSignatures, readSignatures } from "../../content/signatures";
import { publishedPath } from "../../content/source/collection";
import type { CheckedPage } from "../../content/source/model";
import { fitMessage, WHOLE_FILE, withRule, type Problem } from "../../problems/problem";
import { pageSignatures } from "../judge/sign-off";
import type { PageSignatures } from "../report";
import type { Progress } from "../sites/builds";
import { readWorkingTree, type SiteReader } from "./working-tree";

/**
 * The signatures that a release lacks. Without `signOff:` in any file nothing is built.
 * @param root the project's folder
 * @throws {ReviewError} 1, when the working tree cannot be built
 */
export async function missingSignatures(
  root: string,
  files: readonly Pick<CheckedPage, "file" | "name" | "frontmatter">[],
  progress: Progress,
  read: SiteReader = readWorkingTree,
): Promise<Problem[]> {
  const sources = files.map(({ file, name, frontmatter }) => ({
    ...{ file, path: publishedPath(name), fields: frontmatter },
  }));
  const roles = requiredRoles(sources);
  if (roles.declared.length === 0) return [];
  const snapshot = await read(progress);
  const { signatures } = parseSignatures(await readSignatures(join(root, "content")));
  const pages = pageSignatures(snapshot, signatures, roles);
  return pages.flatMap((page) => {
    // A page that is copied as it stands has no file in content/; all pages are the affair of site.mdx.
    const file = sources.find(({ path }) => path === page.path)?.file ?? "content/site.mdx";
    const findings = page.missing.map((role) => ({
      ...{ file, ...WHOLE_FILE, field: "", severity: "error" as const },
      message: fitMessage(explainMissing(page, role)),
    }));
    return withRule("signatures", findings);
  });
}

function explainMissing({ path, outdated }: PageSignatures, role: string): string {
  const older = outdated.find((signature) => signature.role === role);
  const state = older
    ? `has changed since ${older.name} signed it as ${role} on ${older.date}`
    : `is not signed by ${role}`;
  // A long path stands in the command only.
  const page = path.length > 60 ? "this page" : `the page ${path}`;
  return `${page} ${state}; who has read it as it is now runs \`${howToSign(path, role)}\``;
}
