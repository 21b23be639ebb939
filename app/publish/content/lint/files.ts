// The names of all files in content/ in, problems out: pages that are gone, and files that would be ignored.
import { explainFileName, isMeantAsPage } from "./file-names";
import { isImageName } from "../../images/formats";
import { nearest } from "../../problems/did-you-mean";
import { WHOLE_FILE, type Finding } from "../../problems/problem";

/** A page with a layout of its own whose file is gone would break the build far from its cause. */
export function missingFiles(layouts: string[], files: string[]): Finding[] {
  const meant = files.map((file) => meantLayout(layouts, file, files));
  return layouts
    .filter((name) => !files.includes(`${name}.mdx`) && !meant.includes(name))
    .map((name) =>
      problem(
        `${name}.mdx`,
        "this file is missing, expected it because the site has a layout made for it; restore it",
      ),
    );
}

/** A file that no page can be made from would be dropped silently. */
export function strangers(layouts: string[], files: string[]): Finding[] {
  return files.flatMap((file) => {
    const message = explainFile(layouts, file, files);
    return message ? [problem(file, message)] : [];
  });
}

function explainFile(layouts: string[], file: string, files: string[]): string | undefined {
  if (file === "README.md" || file === "words.txt" || /(^|\/)\./.test(file)) return undefined;
  if (file.startsWith("images/") && isImageName(file)) return undefined;
  const meant = meantLayout(layouts, file, files);
  if (meant)
    return `no page is made from a file of this name, did you mean "content/${meant}.mdx"? Rename it`;
  if (isMeantAsPage(file)) return explainFileName(file, files);
  return "nothing is made from this file, expected a page that ends in .mdx, or an image in content/images";
}

/** The file that a layout waits for, if this one is probably it. */
function meantLayout(layouts: string[], file: string, files: string[]): string | undefined {
  const guess = nearest(file.replace(/^.*\/|\.[^.]*$/g, ""), layouts);
  const isMade = /\.mdx?$/i.test(file) && guess && guess !== file.replace(/\.mdx$/, "");
  return isMade && !files.includes(`${guess}.mdx`) ? guess : undefined;
}

function problem(file: string, message: string): Finding {
  return { file: `content/${file}`, ...WHOLE_FILE, field: "", message, severity: "error" };
}
