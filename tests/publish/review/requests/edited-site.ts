// A copy of a built site in; out the edits that a pull request may make of it. Each throws when it changes nothing:
// the test would prove nothing.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { escapeMarkup } from "../../../../app/publish/markup/escape";
import { plainName } from "../../../../app/publish/review/bytes/files";
import type { BuiltSite } from "../../../../app/publish/review/report";
import { stylesOf } from "../../../support/built-pages";

/** A text, or where one is found. */
type Pattern = string | RegExp;

export type EditedSite = ReturnType<typeof editSite>;

/** A file is named without its content hash: "assets/root.js". */
export function editSite({ client, content }: BuiltSite) {
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  const published = names.filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name));
  const html = published.filter((name) => name.endsWith(".html"));
  const scripts = published.filter((name) => /^assets\/.*\.js$/.test(name));
  const pageFile = (path: string) => (path.endsWith(".html") ? path : `${path}.html`).slice(1);

  /** The path of a file. */
  function find(name: string): string {
    const found = published.filter((each) => plainName(each) === name);
    if (found.length > 1) throw new Error(`more than one file is called ${name}`);
    return join(client, found[0] ?? name);
  }
  function read(name: string): Buffer {
    return readFileSync(find(name));
  }
  function write(name: string, bytes: string | Buffer): void {
    const path = find(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  function remove(name: string): void {
    rmSync(find(name));
  }
  /** Replaces in one file. */
  function file(name: string, old: Pattern, now: string): void {
    write(name, replaced(name, read(name).toString(), old, now));
  }
  /** Replaces in the HTML of one page. */
  function page(path: string, old: Pattern, now: string): void {
    file(pageFile(path), old, now);
  }
  /** Replaces in all of these files that hold the text, and there must be one. */
  function replaceIn(files: string[], old: Pattern, now: string): void {
    const found = files.filter((name) => holds(read(name).toString(), old));
    if (found.length === 0) throw new Error(`no file holds ${String(old)}`);
    for (const name of found) file(name, old, now);
  }
  /** Replaces in the HTML of all pages. */
  function pages(old: Pattern, now: string): void {
    replaceIn(html, old, now);
  }
  /** Replaces words as an edit of content does: in pages, in their code, and in the content itself. */
  function reword(old: string, now: string): void {
    pages(escapeMarkup(old), escapeMarkup(now));
    replaceIn(scripts, old, JSON.stringify(now).slice(1, -1));
    for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".mdx")) continue;
      const text = readFileSync(join(content, name), "utf8").replaceAll(old, () => now);
      writeFileSync(join(content, name), text);
    }
  }
  /** Adds rules to the styles of one page, and allows them. */
  function style(path: string, css: string): void {
    const old = stylesOf(read(pageFile(path)).toString());
    const [before, after] = [hashOf(old), hashOf(`${old}\n${css}`)];
    page(path, "</style>", `\n${css}</style>`);
    page(path, before, after);
    // Other pages keep theirs.
    replaceIn(["_headers"], `'${before}'`, `'${before}' '${after}'`);
  }
  /** A selector for the element that begins with these words. */
  function selector(path: string, words: string): string {
    const [, found] = read(pageFile(path)).toString().match(`class="([^"]+)"[^<>]*>${words}`) ?? [];
    if (!found) throw new Error(`no element of ${path} begins with “${words}”`);
    return found.replace(/^|\s+/g, ".");
  }
  return { read, write, remove, file, page, pages, reword, style, selector };
}

/** As a policy names it (CSP 3, "hash-source"). */
function hashOf(styles: string): string {
  return `sha256-${createHash("sha256").update(styles).digest("base64")}`;
}

function holds(text: string, old: Pattern): boolean {
  return typeof old === "string" ? text.includes(old) : text.search(old) >= 0;
}

function replaced(name: string, text: string, old: Pattern, now: string): string {
  const result =
    typeof old === "string" ? text.replaceAll(old, () => now) : text.replace(old, () => now);
  if (result === text) throw new Error(`${name} does not hold ${String(old)}, or holds it already`);
  return result;
}
