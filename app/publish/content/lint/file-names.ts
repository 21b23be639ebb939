// The names of all files in content/ in; out files that are missing, that nothing is made from, or that no address fits.
import { LAYOUTS } from "../../../schema/pages";
import { slug } from "../../../ui/navigation/part-id";
import { isImageName } from "../../images/formats";
import { nearest } from "../../problems/did-you-mean";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import { formerAddresses, hasLayout, LAYOUT_NAMES } from "../source/collection";
import type { ParsedFile } from "../source/model";
import { schemaOf } from "../source/schemas";

/** The names that the build uses itself, without their endings. */
export const TAKEN = ["404", "assets", "files", "page", "prose", "review", "share", "spa-fallback"];
/** The files of which nothing is made, and that have their use. */
const FOR_WRITERS =
  /^(README\.md|signatures\.txt|words\.txt|manual\/[^/]+\.md|manual\/pictures\/.*)$/;
/** The folders in which the previews of pull requests are published. */
const PREVIEW = /^pr-\d+$/;
/** What programs write beside a file: the lock of a word processor, copies of editors. */
const LEFT_BEHIND = /(^|\/)(~\$[^/]*|[^/]*(~|\.(bak|tmp|swp|orig)))$/i;
const DOCUMENT = /\.(docx?|odt|rtf|pages|txt|pptx?|xlsx?)$/i;
const TWICE = "another file makes the same page";
const ENDING = /\.(mdx?|markdown)(\.txt)?$/i;

/** The rule: every file has a layout, a place or an address. */
export function checkFileNames(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const message = explainFile(file, files);
    return message ? [problemOf(file, message)] : [];
  });
}

/**
 * The rule: every layout has its file; without it, the build would break far from the cause.
 * @param names of all files
 * @param files those that could be read
 */
export function checkLayoutFiles(
  names: readonly string[],
  files: readonly Pick<ParsedFile, "file" | "name" | "data">[],
): Finding[] {
  const meant = names.map((name) => meantLayout(name, names));
  const missing = LAYOUT_NAMES.filter(
    (layout) => !names.includes(`${layout}.mdx`) && !meant.includes(layout),
  );
  return missing.map((layout) => {
    const renamed = files.find(
      ({ name, data }) => !hasLayout(name) && schemaOf(layout).safeParse(data).success,
    );
    const isListed = formerAddresses(renamed?.data).includes(LAYOUTS[layout].path ?? "");
    const message = renamed
      ? `${explainLayout(layout)}; rename this file to content/${layout}.mdx${isListed ? ", and delete that address under `formerly:`" : ""}`
      : "this file is missing, expected it because the site has a layout made for it; restore it";
    const file = `content/${renamed?.file ?? `${layout}.mdx`}`;
    return { file, ...WHOLE_FILE, field: "", message, severity: "error" };
  });
}

/** Why the file of a layout keeps its name, and who can change it. */
export function explainLayout(layout: keyof typeof LAYOUTS): string {
  const why = `content/${layout}.mdx has a layout of its own, and keeps its name`;
  const { path = "/" } = LAYOUTS[layout];
  return path === "/"
    ? why
    : `${why} and address until a developer renames app/routes${path}.tsx and "${layout}" in app/schema`;
}

/** The rule: what is hidden is not content; one warning for each hidden page, image, or folder with some in it. */
export function checkHiddenFiles(hidden: readonly string[]): Finding[] {
  // Editors put locks such as `.#home.mdx` beside a file.
  const lost = hidden.filter(
    (file) => (ENDING.test(file) || isImageName(file)) && !/(^|\/)\.[#~]/.test(file),
  );
  const names = new Set(lost.map((file) => /^(?:.*\/)?\.[^/]*(?=\/|$)/.exec(file)?.[0] ?? file));
  const message =
    "names that begin with a dot are hidden, and nothing is made from them; rename this without the dot, or delete it";
  return [...names].map((name) => ({ ...problemOf(name, message), severity: "warning" }));
}

/** The rule: every file can be opened. */
export function checkUnreadableFiles(unreadable: readonly string[]): Finding[] {
  const message =
    "this file cannot be opened, expected one that everybody may read; a link needs the file that it leads to";
  return unreadable.map((file) => problemOf(file, message));
}

/** The rule: no text is larger than anybody reads; a larger one is a mistake, and would take minutes to check. */
export function checkLargeFiles(large: readonly string[]): Finding[] {
  const message =
    "this file has more than 1 MB, which no page of words has; save pictures in content/images, and delete what is no text";
  return large.map((file) => problemOf(file, message));
}

/** Why no page or image is made from a file; undefined when one is, or when the file is for writers. */
export function explainFile(file: string, files: readonly string[]): string | undefined {
  if (FOR_WRITERS.test(file)) return undefined;
  if (file.startsWith("images/") && isImageName(file)) return undefined;
  if (/^files\/.*\.pdf$/i.test(file)) return undefined;
  if (LEFT_BEHIND.test(file))
    return "a program left this file behind, and nothing is made from it; delete it";
  const meant = meantLayout(file, files);
  if (meant)
    return `no page is made from a file of this name, did you mean "content/${meant}.mdx"? Rename it`;
  if (isMeantAsPage(file)) return explainFileName(file, files);
  const base = file.replace(/^.*\//, "");
  if (isImageName(file))
    return `nothing is made from an image here; move it to content/images/${base}`;
  if (/\.mdx$/i.test(file))
    return `nothing is made from a page among the images; move it to content/${base}`;
  if (DOCUMENT.test(file))
    return "nothing is made from this file; copy its words into a page that ends in .mdx, and delete it";
  return "nothing is made from this file, expected a page that ends in .mdx, an image in content/images, or a PDF in content/files; delete it";
}

/** The layout whose file is missing, if this one is probably meant to be it. */
function meantLayout(file: string, files: readonly string[]): string | undefined {
  const guess = nearest(file.replace(/^.*\/|\.[^.]*$/g, ""), LAYOUT_NAMES);
  const isMade = /\.mdx?$/i.test(file) && guess && guess !== file.replace(/\.mdx$/, "");
  return isMade && !files.includes(`${guess}.mdx`) ? guess : undefined;
}

function problemOf(file: string, message: string): Finding {
  return { file: `content/${file}`, ...WHOLE_FILE, field: "", message, severity: "error" };
}

/** Whether a file was meant to be a page, by its ending. */
export function isMeantAsPage(file: string): boolean {
  return (
    ENDING.test(file) && !LEFT_BEHIND.test(file) && !/(^|\/)(README\.md$|\.)|^images\//.test(file)
  );
}

/** What is wrong with the name of a page's file. */
export interface WrongFileName {
  reason: string;
  /** The path below `content/` that the file should have; undefined when another file has it already. */
  better?: string;
  /** Another file that makes, or should make, the same address. */
  twin?: string;
}

/**
 * Judges the name of a page's file: its spelling, its ending, a name that is taken, two files for one address.
 * @param file its path below `content/`, with forward slashes
 * @param files the paths of all files
 */
export function judgeFileName(file: string, files: readonly string[]): WrongFileName | undefined {
  const name = rightName(file);
  const [first = "", ...rest] = name.replace(ENDING, "").split("/");
  if (TAKEN.includes(first) || PREVIEW.test(first)) {
    const free = [`${first}-page${rest.length > 0 ? "s" : ""}`, ...rest].join("/");
    return { reason: `the name "${first}" is taken by the site itself`, better: `${free}.mdx` };
  }
  // First what is cheap: most names are right, and a save in development asks for all of them.
  if (name === file) {
    const twin = `${addressOf(name).slice(0, -4)}/index.mdx`;
    return twin !== file && files.includes(twin) ? { reason: TWICE, twin } : undefined;
  }
  const twin = files.find(
    (other) =>
      other !== file && isMeantAsPage(other) && addressOf(rightName(other)) === addressOf(name),
  );
  return { reason: explain(file, name), better: twin === name ? undefined : name, twin };
}

/** The same as a sentence for the writer. */
export function explainFileName(file: string, files: readonly string[]): string | undefined {
  const wrong = judgeFileName(file, files);
  if (!wrong) return undefined;
  const rename = wrong.better ? `; rename it to content/${wrong.better}` : "";
  const merge = wrong.twin
    ? `; content/${wrong.twin} has the same address, delete one of the two`
    : "";
  return wrong.reason + rename + merge;
}

function explain(file: string, name: string): string {
  if (/^index\.[^/]*$/i.test(file)) return 'the first page is called "home" here';
  if (file.replace(ENDING, "") === name.replace(ENDING, ""))
    return 'the file of a page ends in ".mdx"';
  return "the name becomes the page's address, expected small letters, digits and hyphens only";
}

/** The name that a file should have: `Our Science.md` is `our-science.mdx`, `index.md` is `home.mdx`. */
function rightName(file: string): string {
  const words = file
    .replace(ENDING, "")
    .split("/")
    .map((part) => slug(part) || "new-page");
  return words.join("/") === "index" ? "home.mdx" : `${words.join("/")}.mdx`;
}

/** `news/index.mdx` and `news.mdx` make the same page. */
function addressOf(name: string): string {
  return name.replace(/\/index\.mdx$/, ".mdx");
}
