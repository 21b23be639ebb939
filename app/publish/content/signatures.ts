// The text of content/signatures.txt in; out who has signed which page. And back: the text with one signature more.
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { explainDay } from "../../schema/dates";

export const SIGNATURES = "content/signatures.txt";

/** One line of the file: somebody has read a page, and signs it as it is. */
export interface Signature {
  /** "/investors"; the not-found page is "/404.html". */
  path: string;
  /** For whom: "Legal". */
  role: string;
  name: string;
  /** `2025-06-30`. */
  date: string;
  /** SHA-256 of all that people see, hear and follow on the page. */
  hash: string;
}

/** A signature and its line in the file, counted from 1. */
export interface WrittenSignature extends Signature {
  line: number;
}

/** A line that cannot be read, and why. */
export interface UnreadableLine {
  line: number;
  message: string;
}

const SEPARATOR = " | ";

const HEADER = `# Who has signed which page: page, role, name, date, and the hash of what people see, hear and follow there.
# \`npm run sign\` writes these lines, \`npm run review -- --verify\` compares them with the pages as they are now.
# Merging two branches: keep the lines of both; \`npm run content\` names those that disagree.
`;

const FORM = "page | role | name | date | hash";
const LONGEST = 80;

/** What nobody can see, or what a line of the file is made with: UTS 39 calls the first default ignorable. */
const FORBIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}|#]/u;

/** The text of the file; empty when there is none. @param folder the content folder */
export async function readSignatures(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, basename(SIGNATURES)), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}

/** Reads the file's lines. A line that begins with "#" is a note. */
export function parseSignatures(text: string): {
  signatures: WrittenSignature[];
  unreadable: UnreadableLine[];
} {
  const signatures: WrittenSignature[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const [index, written] of linesOf(text).entries()) {
    const line = index + 1;
    if (written === "" || written.startsWith("#")) continue;
    const read = readLine(written);
    if (typeof read === "string") unreadable.push({ line, message: read });
    else signatures.push({ ...read, line });
  }
  return { signatures, unreadable };
}

/**
 * The file with one signature more, in place of those of the same page and role. Notes come first, then the lines in
 * order; lines that cannot be read are lost, so that the caller looks for them before.
 */
export function addSignature(text: string, signature: Signature): string {
  const notes = linesOf(text).filter((line) => line.startsWith("#"));
  const others = parseSignatures(text).signatures.filter(
    (other) => !isSameSigner(other, signature),
  );
  const lines = [...others, signature]
    .toSorted((a, b) => compare(a.path, b.path) || compare(a.role, b.role))
    .map(({ path, role, name, date, hash }) => [path, role, name, date, hash].join(SEPARATOR));
  const header = notes.length > 0 ? `${notes.join("\n")}\n` : HEADER;
  return `${header}\n${lines.join("\n")}\n`;
}

/** Whether two signatures are of the same role on the same page: only one of them can hold. */
export function isSameSigner(
  a: Pick<Signature, "path" | "role">,
  b: Pick<Signature, "path" | "role">,
): boolean {
  return a.path === b.path && a.role === b.role;
}

/** `npm run sign -- --page /investors --role Legal --name "…"`, safe to paste into a shell. */
export function howToSign(path: string, role = "…"): string {
  return `npm run sign -- --page ${quote(path)} --role ${quote(role)} --name "…"`;
}

/** What is wrong with the name of a person or a role; undefined when a line of the file can hold it. */
export function explainName(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return "has no letters, expected a name";
  if (FORBIDDEN.test(name)) return 'holds a line break, "|", "#" or something invisible';
  if (name.length > LONGEST) return `is too long, expected at most ${LONGEST} characters`;
  return undefined;
}

/** The signature on a line, or why there is none. */
function readLine(written: string): Signature | string {
  const parts = written.split("|").map((part) => part.trim());
  const [path = "", role = "", name = "", date = "", hash = ""] = parts;
  if (parts.length !== 5)
    return `is no signature, expected \`${FORM}\`; delete this line and sign again with \`npm run sign\``;
  const message = [
    !/^\/\S*$/.test(path) && `the page ${JSON.stringify(path)} does not start with "/"`,
    explainName(role) && `the role ${explainName(role)}`,
    explainName(name) && `the name ${explainName(name)}`,
    explainDay(date),
    !/^[0-9a-f]{64}$/.test(hash) && "the hash at the end does not have 64 digits",
  ].find(Boolean);
  return message
    ? `${message}; delete this line and sign again with \`npm run sign\``
    : { path, role, name, date, hash };
}

/** For a POSIX shell and for that of Windows. A plain word needs no quotes. */
function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `"${text.replace(/["$`\\]/g, "\\$&")}"`;
}

function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => line.trim());
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
