// The names of all files in content/ in, problems out: pages that are gone, and files that would be ignored.
import { FORMATS } from "./images";
import { nearest } from "./nearest";
import type { Problem } from "./problem";

/** A page whose file is gone would break the build far from its cause. */
export function missingFiles(names: string[], files: string[]): Problem[] {
  const meant = files.filter((file) => isStranger(names, file)).map((file) => nearestPage(names, file));
  return names
    .filter((name) => !files.includes(`${name}.mdx`) && !meant.includes(name))
    .map((name) => problem(`${name}.mdx`, "this file is missing, expected it because a page of the site is made from it; restore it"));
}

/** A file that no page is made from would be dropped silently. */
export function strangers(names: string[], files: string[]): Problem[] {
  return files.filter((file) => isStranger(names, file)).map((file) => {
    const guess = nearestPage(names, file);
    if (guess && !files.includes(`${guess}.mdx`)) return problem(file, `no page is made from a file of this name, did you mean "content/${guess}.mdx"? Rename it`);
    const advice = `expected one of ${names.map((name) => `${name}.mdx`).join(", ")}`;
    if (file.endsWith(".mdx")) return problem(file, `no page is made from a file of this name, ${advice}; a new page needs a developer`);
    return problem(file, `nothing is made from this file, ${advice}, or an image in content/images`);
  });
}

function isStranger(names: string[], file: string): boolean {
  const isExpected = names.includes(file.replace(/\.mdx$/, "")) && file.endsWith(".mdx");
  const isImage = file.startsWith("images/") && FORMATS.test(file);
  return !isExpected && !isImage && file !== "README.md" && !/(^|\/)\./.test(file);
}

function nearestPage(names: string[], file: string): string | undefined {
  return nearest(file.replace(/^.*\/|\.[^.]*$/g, ""), names);
}

function problem(file: string, message: string): Problem {
  return { file: `content/${file}`, line: 1, column: 1, field: "", message };
}
