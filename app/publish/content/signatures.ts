// The text of content/signatures.txt and the checked files in; out who has signed which page as it is now.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { explainDay } from "../../schema/dates";
import { editorialFields } from "../../schema/editorial-fields";
import { rolesOf } from "./roles";
import { publishedPath } from "./source/collection";
import type { CheckedFile } from "./source/model";

export const SIGNATURES = "content/signatures.txt";

/** One line of the file: somebody has read a page, and signs it as it is. */
export interface Signature {
  /** Of the line, counted from 1. */
  line: number;
  /** "/investors"; the not-found page is "/404.html". */
  path: string;
  /** For whom: "Legal". */
  role: string;
  name: string;
  /** `2025-06-30`. */
  date: string;
  /** See {@link hashOf}. */
  hash: string;
}

/** Who has signed a page, and who is missing. */
export interface PageSignatures {
  path: string;
  /** The content file. */
  file: string;
  /** Of the page as it is now. */
  hash: string;
  signed: Signature[];
  /** Signatures that an edit has cancelled. */
  cancelled: Signature[];
  /** Roles that must sign before a release and have not signed this text. */
  missing: string[];
}

/** What no line of the file can contain: its own separators, and invisible characters (UTS 39, default ignorable). */
const FORBIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}|#]/u;

/** Reads the file's lines. A line that begins with "#" is a note. @returns also the lines that are not signatures, and why */
export function parseSignatures(text: string): {
  signatures: Signature[];
  unreadable: { line: number; message: string }[];
} {
  const signatures: Signature[] = [];
  const unreadable: { line: number; message: string }[] = [];
  for (const [index, written] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (/^\s*(#|$)/.test(written)) continue;
    const [path = "", role = "", name = "", date = "", hash = "", ...rest] = written
      .split("|")
      .map((part) => part.trim());
    const line = index + 1;
    const signature = { line, path, role, name, date, hash };
    const message = rest.length > 0 || !hash ? "is no signature" : explain(signature);
    if (message) unreadable.push({ line, message });
    else signatures.push(signature);
  }
  return { signatures, unreadable };
}

function explain({ path, role, name, date, hash }: Signature): string | undefined {
  if (!/^\/\S*$/.test(path)) return `the page "${path}" does not start with "/"`;
  for (const [what, words] of Object.entries({ role, name }))
    if (!/\p{L}/u.test(words) || FORBIDDEN.test(words)) return `the ${what} "${words}" is no name`;
  if (!/^[0-9a-f]{64}$/.test(hash)) return "the hash at the end does not have 64 digits";
  return explainDay(date);
}

/**
 * Every page that somebody has signed or must sign, with errors or without. Of two signatures of one role, the one
 * that is valid counts.
 * @param text of signatures.txt
 */
export async function signaturesOf(
  files: readonly CheckedFile[],
  text: string,
): Promise<PageSignatures[]> {
  const { signatures } = parseSignatures(text);
  const site = files.find(({ name }) => name === "site");
  const roles = rolesOf(files);
  const pages = files.map(async (file): Promise<PageSignatures[]> => {
    const path = publishedPath(file.name);
    if (path === undefined || path === "/*" || !site) return [];
    const own = signatures.filter((signature) => signature.path === path);
    const required = file.unpublished ? [] : roles.of(path);
    if (own.length + required.length === 0) return [];
    const hash = await hashOf(path, file, site);
    const signed = own.filter((signature) => signature.hash === hash);
    const isMissing = (role: string) => signed.every((signature) => signature.role !== role);
    const cancelled = own.filter((signature) => isMissing(signature.role));
    const missing = required.filter(isMissing);
    return [{ path, file: file.source.file, hash, signed, cancelled, missing }];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * SHA-256 of what a page says: its address, fields and prose, the bytes of the pictures and documents that it names, and
 * the same of site.mdx. Not of how it is shown, which a review compares, nor of the fields for writers.
 */
async function hashOf(path: string, ...files: CheckedFile[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(path));
  for (const { source, data, fields: checked, imageFiles, documentFiles } of files) {
    const fields = Object.entries(checked?.data ?? data ?? {}).filter(
      ([name]) => !Object.hasOwn(editorialFields, name),
    );
    const prose = source.text.slice(source.bodyStart).replaceAll("\r\n", "\n").trim();
    hash.update(JSON.stringify([fields, prose]));
    const named = [...imageFiles, ...documentFiles].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, file] of named)
      if (typeof file !== "string") hash.update(name).update(await readFile(file.path));
  }
  return hash.digest("hex");
}

/** The line that signs a page as it is now; whoever has read it fills in the name. @param day the day of the signature */
export function lineToSign(
  { path, hash }: Pick<PageSignatures, "path" | "hash">,
  role: string,
  day: string,
): string {
  return [path, role, "<your name>", day, hash].join(" | ");
}
