// Who signs which pages in; out lines in content/signatures.txt, with the hash of each page as it is in the working tree.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { explainDay } from "../../../schema/dates";
import { checkContent } from "../../content/check-content";
import { requiredRoles } from "../../content/roles";
import {
  addSignature,
  explainName,
  isSameSigner,
  parseSignatures,
  readSignatures,
  SIGNATURES,
  type Signature,
} from "../../content/signatures";
import { publishedPath } from "../../content/source/collection";
import { nearest } from "../../problems/did-you-mean";
import { signatureOf } from "../judge/sign-off";
import type { Snapshot } from "../page-model";
import type { Progress } from "../sites/builds";
import { ReviewError } from "../sites/review-error";
import { readWorkingTree, type SiteReader } from "./working-tree";

/** How many pages an error names. */
const LISTED = 20;

export interface SignRequest extends Pick<Signature, "role" | "name" | "date"> {
  /** As the user wrote them: "/investors", "investors/". */
  pages: string[];
}

/** A new signature, and the older one of the same role that it replaced. */
export interface NewSignature extends Signature {
  replaced: Signature | undefined;
}

/**
 * Signs pages as they are in the working tree.
 * @param root the project's folder
 * @throws {ReviewError} 1, when a page, role, name or date is wrong, or the working tree cannot be built
 */
export async function signPages(
  root: string,
  { pages, ...request }: SignRequest,
  progress: Progress,
  read: SiteReader = readWorkingTree,
): Promise<NewSignature[]> {
  const [role, name] = [request.role, request.name].map((text) => text.trim().normalize("NFC"));
  const signer = { role: role ?? "", name: name ?? "", date: request.date };
  refuse(await explainSigner(root, signer));
  let text = await readSignatures(join(root, "content"));
  const [unreadable] = parseSignatures(text).unreadable;
  refuse(unreadable && `${SIGNATURES}:${unreadable.line}  ${unreadable.message}`);
  const snapshot = await read(progress);
  const signed: NewSignature[] = [];
  for (const page of pages) {
    const signature = signPage(snapshot, page, signer);
    const { signatures } = parseSignatures(text);
    const replaced = signatures.find((other) => isSameSigner(other, signature));
    text = addSignature(text, signature);
    signed.push({ ...signature, replaced });
  }
  await writeFile(join(root, SIGNATURES), text);
  return signed;
}

function signPage(
  { pages, content }: Snapshot,
  written: string,
  signer: Pick<Signature, "role" | "name" | "date">,
): Signature {
  // A shell of Windows may have taken a leading slash for a folder, so that people leave it out.
  const path = `/${written.trim().replace(/^\/+|\/+$/g, "")}`;
  const page = pages.find((each) => each.path === path);
  if (page) return { path, ...signer, hash: signatureOf(page) };
  const paths = pages.map((each) => each.path);
  const listed = paths.length > LISTED ? [...paths.slice(0, LISTED), "…"] : paths;
  const unpublished = content.find((file) => file.path === path)?.unpublished;
  const until = unpublished?.until;
  const howToPublish = until ? `set \`SITE_DATE=${until}\`` : "delete its line `draft: true`";
  const guess = nearest(path, paths);
  const advice = guess ? `did you mean ${guess}?` : "expected another one.";
  throw new ReviewError(
    unpublished
      ? `the page ${path} is ${unpublished.words}, expected a page that is published; ${howToPublish}, then sign it`
      : `there is no page ${path}, ${advice} The pages are ${listed.join(", ")}`,
    1,
  );
}

async function explainSigner(
  root: string,
  { role, name, date }: Pick<Signature, "role" | "name" | "date">,
): Promise<string | undefined> {
  const wrong = [
    ["--role", explainName(role)],
    ["--name", explainName(name)],
    ["--date", explainDay(date)],
  ].find(([, message]) => message);
  if (wrong) return `${wrong[0]}  ${wrong[1]}`;
  const { pages } = await checkContent(root);
  const files = [...pages.values()].map((page) => ({
    path: publishedPath(page.name),
    fields: page.frontmatter,
  }));
  const { declared } = requiredRoles(files);
  if (declared.length === 0 || declared.includes(role)) return undefined;
  const guess = nearest(role, declared);
  const advice = guess ? `did you mean "${guess}"? ` : "";
  return `--role  no \`signOff:\` names "${role}", ${advice}The roles are ${declared.join(", ")}`;
}

function refuse(message: string | undefined): void {
  if (message !== undefined) throw new ReviewError(message, 1);
}
