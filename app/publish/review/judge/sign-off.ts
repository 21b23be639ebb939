// A page as a browser read it in; out the hash that people sign, and who has signed each page as it is.
import { createHash } from "node:crypto";

import type { RequiredRoles } from "../../content/roles";
import { isSameSigner, type Signature } from "../../content/signatures";
import type { PageSnapshot, Snapshot } from "../page-model";
import type { PageSignatures } from "../report";

/** Raise it when the lines of {@link canonicalText} change their form: all signatures become void. */
const EDITION = 1;

/** Which files of code and styles a page loads is nothing that a person sees. */
const LOADS_CODE = /^<\/?(?:script|link)\b/;

/**
 * SHA-256 of all that a person could see, hear or follow on a page.
 * @throws {Error} when no browser has read the page
 */
export function signatureOf(page: PageSnapshot): string {
  return createHash("sha256").update(canonicalText(page).join("\n")).digest("hex");
}

/**
 * What {@link signatureOf} hashes, one thing a line: texts with the ways in which they cannot be seen and their looks,
 * links, pictures, the head, other hosts, and all markup that is none of these. The bytes of scripts and styles, class
 * names, names of pictures, weights and distances are left out. Equal lines mean equal parts: each value is written as
 * JSON.
 * @throws {Error} when no browser has read the page
 */
export function canonicalText(page: PageSnapshot): string[] {
  if (!page.isRead)
    throw new Error(`the page ${page.path} was not read in a browser, so it cannot be signed.`);
  const isOwn = (view: string) =>
    view.startsWith("print") || page.widths.some((width) => view.startsWith(`${width} px`));
  return [
    lineOf("page", EDITION, page.title),
    ...page.head.map(({ name, value }) => lineOf("head", name, value)).toSorted(),
    ...page.texts.map(({ kind, level = 0, heading, text, unseen, look }) =>
      lineOf(kind, level, heading, text, "unseen:", unseen.filter(isOwn), "look:", look),
    ),
    ...page.links.map(({ words, href, hash = "", isBroken }) =>
      lineOf("link", words, href, hash, isBroken),
    ),
    ...page.images.map(({ alt, hash, width, height }) =>
      lineOf("picture", alt, hash, width, height),
    ),
    ...page.foreign.map((address) => lineOf("foreign", address)).toSorted(),
    ...page.markup.filter((line) => !LOADS_CODE.test(line)).map((line) => lineOf("markup", line)),
  ];
}

/**
 * Who has signed each page as it is now, and who is missing; pages that nobody signed or must sign are left out.
 * A role whose signatures disagree has signed nothing.
 * @throws {Error} when no browser has read one of these pages
 */
export function pageSignatures(
  { pages }: Pick<Snapshot, "pages">,
  signatures: readonly Signature[],
  roles: RequiredRoles,
): PageSignatures[] {
  const needed = pathsToSign(pages, signatures, roles);
  return pages.flatMap((page) => {
    if (!needed.has(page.path)) return [];
    const own = signatures.filter(({ path }) => path === page.path);
    const required = roles.of(page.path);
    const hash = signatureOf(page);
    const holds = (signature: Signature) =>
      own.every((other) => !isSameSigner(other, signature) || other.hash === hash);
    const signed = own.filter(holds);
    const outdated = own.filter((signature) => !holds(signature));
    const missing = required.filter((role) => !signed.some((signature) => signature.role === role));
    const { path, title } = page;
    return {
      path,
      title,
      hash,
      signed: signed.map(signer),
      missing,
      outdated: outdated.map(signer),
    };
  });
}

/** The pages that somebody has signed or must sign: a browser must read them, whether they changed or not. */
export function pathsToSign(
  pages: readonly Pick<PageSnapshot, "path">[],
  signatures: readonly Signature[],
  roles: RequiredRoles,
): Set<string> {
  const paths = pages.map(({ path }) => path);
  const isSigned = (path: string) => signatures.some((signature) => signature.path === path);
  return new Set(paths.filter((path) => isSigned(path) || roles.of(path).length > 0));
}

function signer({ role, name, date }: Signature) {
  return { role, name, date };
}

function lineOf(kind: string, ...values: unknown[]): string {
  const plain = (_: string, value: unknown) => (typeof value === "string" ? settle(value) : value);
  return [kind, ...values.map((value) => JSON.stringify(value, plain))].join(" ");
}

/**
 * A text with its line breaks and spaces collapsed, and letters with marks composed (NFC). NFC of the whole would also
 * replace look-alikes such as the Kelvin sign, and \s would drop characters that nobody sees: both must change a hash.
 */
function settle(text: string): string {
  return text
    .replace(/[ \t\r\n\f]+/g, " ")
    .replace(/^ | $/g, "")
    .replace(/\P{M}\p{M}+/gu, (letter) => {
      const [base = ""] = letter;
      return base.normalize("NFC") === base ? letter.normalize("NFC") : letter;
    });
}
