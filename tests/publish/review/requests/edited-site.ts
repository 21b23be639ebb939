// A copy of a built site in; out the edits that a pull request may make of it. Each throws when it changes nothing:
// the test would prove nothing.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { escapeMarkup } from "../../../../app/publish/markup/escape";
import { plainName } from "../../../../app/publish/review/bytes/files";
import type { BuiltSite } from "../../../../app/publish/review/report";
import { stylesOf } from "../../../support/built-pages";

/** As fast as possible: their size is never compared. */
const COMPRESSED = {
  ".br": (bytes: string | Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }),
  ".gz": (bytes: string | Buffer) => gzipSync(bytes, { level: 1 }),
};

/** A text, or where one is found. */
type Pattern = string | RegExp;

export interface EditedSite {
  /** Replaces in a file, which is named without its content hash: "assets/root.js", "../nginx.conf". */
  file: (name: string, old: Pattern, now: string) => void;
  /** Replaces in the HTML of one page. */
  page: (path: string, old: Pattern, now: string) => void;
  /** Replaces in the HTML of all pages. */
  pages: (old: Pattern, now: string) => void;
  /** Replaces in all code. */
  code: (old: Pattern, now: string) => void;
  /** Replaces words as an edit of content does: in pages, in their code, and in the content itself. */
  reword: (old: string, now: string) => void;
  /** Adds rules to the styles of one page, and allows them. */
  style: (path: string, css: string) => void;
  /** Replaces in the styles of all pages, which is slower. */
  restyle: (old: RegExp, now: string) => void;
  /** A selector for the element that begins with these words. */
  selector: (path: string, words: string) => string;
  /** Replaces in a content file. */
  content: (name: string, old: Pattern, now: string) => void;
  write: (name: string, bytes: string | Buffer) => void;
  read: (name: string) => Buffer;
  remove: (name: string) => void;
  /** The files of all pages. */
  allPages: () => string[];
}

export function editSite({ client, content }: BuiltSite): EditedSite {
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  const published = names.filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name));
  const html = published.filter((name) => name.endsWith(".html"));
  const code = published.filter((name) => /^assets\/.*\.js$/.test(name));

  /** The real name of a file that is named without its hash. */
  const find = (name: string): string => {
    const found = published.filter((each) => plainName(each) === name);
    if (found.length > 1) throw new Error(`more than one file is called ${name}`);
    return found[0] ?? name;
  };
  const remove = (name: string) => {
    for (const ending of ["", ".br", ".gz"])
      rmSync(join(client, find(name) + ending), { force: ending !== "" });
  };
  const write = (name: string, bytes: string | Buffer) => {
    const path = join(client, find(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    for (const [ending, compress] of Object.entries(COMPRESSED))
      if (existsSync(path + ending)) writeFileSync(path + ending, compress(bytes));
  };
  const read = (name: string) => readFileSync(join(client, find(name)));
  const file: EditedSite["file"] = (name, old, now) =>
    write(name, replaced(name, read(name).toString(), old, now));
  /** Replaces where it can; returns in how many files. */
  const replaceIn = (files: string[], old: Pattern, now: string): number => {
    const found = files.filter((name) => holds(read(name).toString(), old));
    for (const name of found) file(name, old, now);
    return found.length;
  };
  const page = (path: string) => (path.endsWith(".html") ? path : `${path}/index.html`).slice(1);

  return {
    file,
    write,
    read,
    remove,
    allPages: () => html,
    page: (path, old, now) => file(page(path), old, now),
    pages: (old, now) => {
      if (replaceIn(html, old, now) < 2) throw new Error(`few pages hold ${String(old)}`);
    },
    code: (old, now) => {
      if (replaceIn(code, old, now) === 0) throw new Error(`no code holds ${String(old)}`);
    },
    reword: (old, now) => {
      if (replaceIn(html, escapeMarkup(old), escapeMarkup(now)) === 0)
        throw new Error(`no page says “${old}”`);
      if (replaceIn(code, old, JSON.stringify(now).slice(1, -1)) === 0)
        throw new Error(`no code says “${old}”`);
      for (const name of readdirSync(content, { recursive: true, encoding: "utf8" })) {
        const source = name.endsWith(".mdx") ? readFileSync(join(content, name), "utf8") : "";
        if (source.includes(old))
          writeFileSync(
            join(content, name),
            source.replaceAll(old, () => now),
          );
      }
    },
    style: (path, css) => {
      const old = stylesOf(read(page(path)).toString());
      const [before, after] = [hashOf(old), hashOf(`${old}\n${css}`)];
      file(page(path), "</style>", `\n${css}</style>`);
      file(page(path), before, after);
      // Other pages keep theirs.
      for (const name of ["_headers", "../nginx.conf"])
        if (holds(read(name).toString(), before))
          file(name, `'${before}'`, `'${before}' '${after}'`);
    },
    restyle: (old, now) => {
      const styles = stylesOf(read("404.html").toString());
      const others = replaced("the styles", styles, old, now);
      replaceIn(html, styles, others);
      replaceIn([...html, "_headers", "../nginx.conf"], hashOf(styles), hashOf(others));
    },
    selector: (path, words) => {
      const [, names] = read(page(path)).toString().match(`class="([^"]+)"[^<>]*>${words}`) ?? [];
      if (!names) throw new Error(`no element of ${path} begins with “${words}”`);
      return names.replace(/^|\s+/g, ".");
    },
    content: (name, old, now) => {
      const text = readFileSync(join(content, name), "utf8");
      writeFileSync(join(content, name), replaced(name, text, old, now));
    },
  };
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
