import { slug } from "../../../schema/ids";
import { endingsIn, kindOf } from "../../../schema/file-kinds";
import { problemOfFile, type Problem } from "../../problems/problem";
import { isRequired, REQUIRED_NAMES, nameOf } from "../file-names";

/** Addresses of the build or a host begin with these. */
const TAKEN = ["404", "assets", "files", "index", "prose", "review", "robots", "sitemap"];
const FOR_WRITERS = /^(?:manual\/.*|README\.md|words\.txt)$/;
const PAGE = /^(?:[a-z\d]+(?:-[a-z\d]+)*(?:\/|\.mdx$))+$/;
/** As browsers, Windows, macOS and sync programs name copies. */
const COPY = /(?:^|[ (])(?:copy|kopie)[ ).]|[ (]\d+\)?\.|sync-conflict/i;
const OTHER =
  "no page can show this file; name a page with .mdx, put a picture into content/images and a document into content/files, and delete other files";
const MISSING = "this page is required; add or restore it, under this name";

/** Checks that each file makes an address, and that no required one is missing. */
export function checkFileNames(files: readonly string[]): Problem[] {
  const wrong = files.flatMap((file) => {
    const message = explainFile(file, files);
    return message ? problemOfFile(`content/${file}`, message) : [];
  });
  const missing = REQUIRED_NAMES.filter((name) => !files.includes(`${name}.mdx`));
  return [...wrong, ...missing.map((name) => problemOfFile(`content/${name}.mdx`, MISSING))];
}

function explainFile(file: string, files: readonly string[]): string | undefined {
  if (FOR_WRITERS.test(file)) return undefined;
  if (COPY.test(file.replace(/^.*\//, "")))
    return "the name is that of a copy; delete this file if it is one, else give it another name";
  if (!file.endsWith(".mdx")) {
    const [folder = ""] = file.split("/");
    const endings = endingsIn(folder).join(", ");
    const kind = kindOf(file);
    if (endings && !kind)
      return `files in content/${folder} end in ${endings}; save this one in such a format, or delete it`;
    if (kind?.folder !== folder) return OTHER;
    if (/^[\w./-]+$/.test(file)) return undefined;
    return "the name becomes an address; rename it with plain letters, digits and hyphens, also in pages";
  }
  const path = file.replace(/\.mdx$/, "");
  const name = nameOf(file);
  if (name !== path && isRequired(name))
    return `content/${name}.mdx has the same address; rename the folder of this file`;
  const wanted = path.split("/").map(slug).join("/");
  const isOther = (each: string) => each !== file && files.includes(each);
  const twin = [`${path}/index.mdx`, `${wanted}.mdx`].find(isOther);
  if (twin && !isRequired(path))
    return `content/${twin} has the same address; delete this file if it is a copy, else rename it`;
  if (isTaken(wanted))
    return `this name is taken by the site itself; rename it, for example to content/our-${wanted}.mdx`;
  if (PAGE.test(file)) return undefined;
  const fix = PAGE.test(`${wanted}.mdx`) ? `, for example to content/${wanted}.mdx` : "";
  return `the name becomes an address of small letters, digits and hyphens; rename it${fix}`;
}

/** Tells whether the site itself uses a path. */
export function isTaken(path: string): boolean {
  const [first = ""] = path.replace(/\.(?:html|txt|xml)$/, "").split("/");
  return TAKEN.includes(first) || /^_|(?:^|\/)feed\.xml$/.test(path);
}
