// Signed pages and the working tree in; out, for every published page and every signed one, whether it reads as signed.
import { readFile } from "node:fs/promises";

import { requiredRoles } from "../../content/roles";
import { signatureOf } from "../judge/sign-off";
import type { Snapshot } from "../page-model";
import type { Progress } from "../sites/builds";
import { findAddition } from "../sites/git";
import { ReviewError } from "../sites/review-error";
import { isSignaturesFile, readSignedPages, type SignedPage } from "./signed-pages";
import { readWorkingTree, type SiteReader } from "./working-tree";

/** What became of a page, or of a line that signs none. */
export interface VerifiedPage {
  /** The page's path, or the line's place: "content/signatures.txt:3". */
  subject: string;
  isAsSigned: boolean;
  /** Completes a sentence that begins with the subject. */
  words: string;
}

/**
 * Compares the signatures in a file with the working tree.
 * @param file the signatures of the project, a report, or a text with a path and its hash on a line
 * @throws {ReviewError} 1, when the working tree cannot be built; 2, when there is nothing to verify against
 */
export async function verifySignatures(
  file: string,
  progress: Progress,
  read: SiteReader = readWorkingTree,
): Promise<VerifiedPage[]> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const expected = "expected a report or a text with a path and its hash on each line";
  // Without a single signature, the pages that must be signed are still not.
  if (text === undefined && !isSignaturesFile(file))
    throw new ReviewError(`the file "${file}" cannot be read, ${expected}.`, 2);
  const { signed, unreadable } = readSignedPages(file, text ?? "");
  if (signed.length + unreadable.length === 0 && !isSignaturesFile(file))
    throw new ReviewError(`the file "${file}" holds no signature, ${expected}.`, 2);
  const snapshot = await read(progress);
  const pages = await verifyPages(signed, snapshot, file);
  const lines = unreadable.map(({ line, message }) => ({
    ...{ subject: `${file}:${line}`, isAsSigned: false, words: message },
  }));
  if (pages.length + lines.length === 0)
    throw new ReviewError(
      `the file "${file}" holds no signature, and no page must be signed; sign one with npm run sign.`,
      2,
    );
  return [...lines, ...pages];
}

/** One verdict for each fault of a page, or one that it reads as it was signed. */
async function verifyPages(
  signed: readonly SignedPage[],
  { pages, content }: Snapshot,
  file: string,
): Promise<VerifiedPage[]> {
  const roles = requiredRoles(content);
  const current = new Map(pages.map((page) => [page.path, page]));
  const paths = [...new Set([...current.keys(), ...signed.map(({ path }) => path)])];
  const verdicts = paths.map(async (subject): Promise<VerifiedPage[]> => {
    const own = signed.filter(({ path }) => path === subject);
    const page = current.get(subject);
    const required = roles.of(subject);
    if (signed.length + required.length === 0) return [];
    const faults = page
      ? await findFaults(own, required, signatureOf(page), file)
      : ["is gone: no page has this address any more"];
    return faults.length > 0
      ? faults.map((words) => ({ subject, isAsSigned: false, words }))
      : [{ subject, isAsSigned: true, words: "reads as it was signed" }];
  });
  return (await Promise.all(verdicts)).flat();
}

async function findFaults(
  own: readonly SignedPage[],
  required: readonly string[],
  hash: string,
  file: string,
): Promise<string[]> {
  const missing = required.filter((role) => !own.some(({ signer }) => signer?.role === role));
  if (own.length === 0 && missing.length === 0) return ["is not signed"];
  const roles = [...new Set(own.map(({ signer }) => signer?.role))];
  const faults = roles.map(async (role) => {
    const [first, ...others] = own.filter(({ signer }) => signer?.role === role);
    if (first && others.some((each) => each.hash !== first.hash))
      return [`has two signatures${role === undefined ? "" : ` of ${role}`} that disagree`];
    return first && first.hash !== hash
      ? [`${changedSince(first)}; ${await advise(first, file)}`]
      : [];
  });
  return [
    ...(await Promise.all(faults)).flat(),
    ...missing.map((role) => `is not signed by ${role}`),
  ];
}

function changedSince({ signer }: SignedPage): string {
  return signer
    ? `has changed since ${signer.name} (${signer.role}) signed it on ${signer.date}`
    : "has changed since it was signed";
}

/** How to see what changed. */
async function advise({ hash, commit }: SignedPage, file: string): Promise<string> {
  const found = commit ?? (await findAddition(hash, file));
  return found === undefined
    ? "no commit here holds the signed text, so what changed is not known"
    : `\`npm run review -- ${found.slice(0, 12)}\` shows what`;
}
