// The text of content/signatures.txt and the checked files in; out who must sign which page, and who has signed it as it is.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { explainDay } from "../../schema/dates";
import { editorialFields } from "../../schema/editorial-fields";
import { hasInvisible } from "../markup/characters";
import { publishedPath } from "./source/collection";
import type { CheckedFile } from "./source/model";
import { valueAt } from "./source/source-file";

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

/** The roles that must sign a page: those of its own `signOff:`, else those of `site.mdx`. */
export function rolesFor(fields: unknown, siteFields: unknown): string[] {
  const roles = valueAt(fields, ["signOff"]) ?? valueAt(siteFields, ["signOff"]);
  return Array.isArray(roles) ? roles.map((role) => String(role).trim()) : [];
}

/** Reads the file's lines; a line that begins with "#" is a note. @returns also the numbers of those that are not signatures */
export function parseSignatures(text: string): { signatures: Signature[]; unreadable: number[] } {
  const signatures: Signature[] = [];
  const unreadable: number[] = [];
  for (const [index, written] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (/^\s*(#|$)/.test(written)) continue;
    const parts = written.split("|").map((part) => part.trim());
    const [path = "", role = "", name = "", date = "", hash = ""] = parts;
    const isSignature =
      parts.length === 5 &&
      path.startsWith("/") &&
      [role, name].every((words) => /\p{L}/u.test(words) && words !== NAME) &&
      explainDay(date) === undefined &&
      /^[0-9a-f]{64}$/.test(hash) &&
      !hasInvisible(written);
    if (isSignature) signatures.push({ line: index + 1, path, role, name, date, hash });
    else unreadable.push(index + 1);
  }
  return { signatures, unreadable };
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
  const pages = files.map(async (file): Promise<PageSignatures[]> => {
    const path = publishedPath(file.name);
    if (path === undefined || path === "/*" || !site) return [];
    const own = signatures.filter((signature) => signature.path === path);
    const required = file.unpublished ? [] : rolesFor(file.data, site.data);
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

const NAME = "<your name>";

/** The line that signs a page as it is now; whoever has read it fills in the name. @param day the day of the signature */
export function lineToSign(
  { path, hash }: Pick<PageSignatures, "path" | "hash">,
  role: string,
  day: string,
): string {
  return [path, role, NAME, day, hash].join(" | ");
}
