// Checks the names of the files in content/: which are missing, not supported, or named so that they make no address.
import { slug } from "../../../schema/ids";
import { isImageName, SAVE_AS_JPEG } from "../../images/formats";
import { WHOLE_FILE, type Finding } from "../../problems/problem";
import { LAYOUT_NAMES, type Listing } from "../source/collection";

/** The names that the build uses itself, without their endings. */
export const TAKEN = ["404", "assets", "files", "prose", "review", "share"];
/** The folders in which the previews of pull requests are published. */
const PREVIEW = /^pr-\d+$/;
/** Files that are used although nothing is made from them. */
const FOR_WRITERS = /^(README\.md|words\.txt|manual\/[^/]+\.md|manual\/pictures\/.*)$/;
const ENDING = /\.(mdx?|markdown)(\.txt)?$/i;

/** The rule: every file has a place or an address, and every layout has its file. */
export function checkFileNames({ files, broken }: Listing): Finding[] {
  const wrong = files.map((file) => ({
    file,
    message: broken.has(file)
      ? "this is a symbolic link to a missing file; put the file in its place, or delete it"
      : explainFile(file, files),
  }));
  const missing = LAYOUT_NAMES.map((layout) => `${layout}.mdx`)
    .filter((file) => !files.includes(file))
    .map((file) => ({ file, message: "this page is required; restore it, under this name" }));
  return [...wrong, ...missing].flatMap(({ file, message }) =>
    message
      ? [{ file: `content/${file}`, ...WHOLE_FILE, field: "", message, severity: "error" }]
      : [],
  );
}

/** Why no page, image or document is made from a file; undefined when one is, or when the file is for writers. */
function explainFile(file: string, files: readonly string[]): string | undefined {
  const base = file.replace(/^.*\//, "");
  if (FOR_WRITERS.test(file)) return undefined;
  if (isImageName(file) || /\.pdf$/i.test(file)) {
    const folder = isImageName(file) ? "images" : "files";
    if (file.startsWith(`${folder}/`)) return undefined;
    return `this file does not belong here; move it to content/${folder}/${base}`;
  }
  if (/\.(?:heic|heif|tiff?|bmp)$/i.test(file))
    return `browsers cannot show this image; ${SAVE_AS_JPEG}`;
  if (/\.(?:docx?|pptx?|odt|odp|pages|key)$/i.test(file))
    return "visitors cannot open this document; save it as a PDF in content/files";
  if (!ENDING.test(file)) return "no page can use this kind of file; delete it from content/";
  if (/^(images|files)\//.test(file))
    return `a page does not belong here; move it to content/${base}`;
  return explainPage(file, files);
}

function explainPage(file: string, files: readonly string[]): string | undefined {
  const wanted = rightName(file);
  const [first = ""] = wanted.split(/[./]/);
  if (TAKEN.includes(first) || PREVIEW.test(first))
    return `the name "${first}" is taken by the site itself; rename it, for example to content/our-${wanted}`;
  const twin =
    file === wanted
      ? files.find((other) => other === wanted.replace(/\.mdx$/, "/index.mdx"))
      : files.find((other) => other !== file && addressOf(other) === addressOf(file));
  if (twin) return `content/${twin} has the same address; delete one of the two`;
  return file === wanted
    ? undefined
    : `the name becomes the page's address, which has small letters, digits and hyphens only; rename it to content/${wanted}`;
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
function addressOf(file: string): string {
  return ENDING.test(file) ? rightName(file).replace(/\/index\.mdx$/, ".mdx") : file;
}
