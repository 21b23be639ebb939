import { posix } from "node:path";

import { slug } from "../../../schema/ids";
import { kindOf } from "../../../schema/file-kinds";
import { problemOfFile, type Problem } from "../../problems/problem";
import { LAYOUT_NAMES } from "../collection";
import type { ParsedFile } from "../model";
import { report } from "../source-file";

/** First parts of addresses that the build or a host uses itself. */
const TAKEN = ["404", "assets", "files", "index", "prose", "review", "robots", "sitemap"];
const FOR_WRITERS = ["README.md", "words.txt"];
const PAGE = /^(?:[a-z\d]+(?:-[a-z\d]+)*(?:\/|\.mdx$))+$/;
const ENDING = /\.mdx?(?:\.txt)?$/i;
/** As browsers, Windows, macOS and sync programs name copies. */
const COPY = / \(?\d+\)?\.| copy\b| kopie\b|^copy of |sync-conflict/i;
const MISSING = "this page is required; restore it, under this name";
const OTHER =
  "this is no page; save it as JPEG in content/images or as PDF in content/files, and delete this file";
const NO_FILE = "this is a link and no file; delete it, and upload the file itself";

/**
 * Checks that each file makes an address, and that each layout has its file.
 * @param names whether each is a file
 */
export function checkFileNames(names: ReadonlyMap<string, boolean>): Problem[] {
  const files = [...names.keys()];
  const missing = LAYOUT_NAMES.map((name) => `${name}.mdx`).filter((file) => !names.has(file));
  return [
    ...files.flatMap((file) => {
      const message = names.get(file) ? explainFile(file, files) : NO_FILE;
      return message ? problemOfFile(`content/${file}`, message) : [];
    }),
    ...missing.map((file) => problemOfFile(`content/${file}`, MISSING)),
  ];
}

/** Checks that the pictures and documents which files name exist and can be published. */
export function checkNamedFiles(files: readonly ParsedFile[]): Problem[] {
  const told = new Set<string>();
  return files.flatMap(({ mentions, source }) =>
    mentions.flatMap((mention) => {
      const { fault } = mention;
      if (!fault || told.has(fault)) return [];
      // A fault of the file itself is repaired once, wherever pages name it.
      if (fault.startsWith("the file ")) told.add(fault);
      return report(source, mention, fault);
    }),
  );
}

/** Tells whether the site itself uses a path, given without its first slash. */
export function isTaken(path: string): boolean {
  const [first = ""] = path.split(/[./]/);
  return TAKEN.includes(first) || /^_|^pr-\d+$|(?:^|\/)feed\.xml$/.test(path);
}

function explainFile(file: string, files: readonly string[]): string | undefined {
  const base = posix.basename(file);
  if (FOR_WRITERS.includes(base) || file.startsWith("manual/")) return undefined;
  if (COPY.test(base))
    return "the name is that of a copy; delete this file if it is one, else give it another name";
  const folder = kindOf(file)?.folder;
  if (folder && !file.startsWith(`${folder}/`))
    return `this file does not belong here; move it to content/${folder}/${base}`;
  if (folder)
    return /^[\w./-]+$/.test(file)
      ? undefined
      : "the name becomes an address; rename it with plain letters, digits and hyphens, also in pages";
  if (!ENDING.test(file)) return OTHER;
  return explainPage(file, files);
}

function explainPage(file: string, files: readonly string[]): string | undefined {
  const words = file.replace(ENDING, "").split("/").map(slug);
  const wanted = `${words.join("/")}.mdx`;
  const twin = file === wanted ? wanted.replace(".mdx", "/index.mdx") : wanted;
  if (files.includes(twin))
    return `content/${twin} has the same address; delete this file if it is a copy, else rename it`;
  if (isTaken(words.join("/")))
    return `this name is taken by the site itself; rename it, for example to content/our-${wanted}`;
  if (PAGE.test(file)) return undefined;
  const fix = PAGE.test(wanted) ? `, for example to content/${wanted}` : "";
  return `the name becomes an address of small letters, digits and hyphens; rename it${fix}`;
}
