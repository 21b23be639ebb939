// Adds unpublished pages to the specimen, marked in every text and file name, and finds these marks.
import { cpSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { listBuild } from "./built-pages";
import { SPECIMEN_PROJECT } from "./specimen";

const UNPUBLISHED = join(SPECIMEN_PROJECT, "unpublished");

/** The words that only unpublished pages contain; the rest of the word says where. */
const WORD = /(?:vorpal|quibblefish|zyxomat|frabjous|tulgey|jabberwock)[\w-]*/g;

/** The path data of their drawings, and the path of the list, whose entry is public. */
const OTHERS = /h37v41|gazette(?!\/open)/g;

/** A main page: only previews have it as a draft. */
const MAIN = "drug-pipeline.mdx";

/** A built file: its name in the folder `build`, and all that is in it as a text. */
interface BuiltFile {
  name: string;
  text: string;
}

/** Adds the pages to a copy of the project. @param main whether one of them is a main page */
export function addUnpublished(folder: string, main = false): void {
  const filter = (path: string) => main || basename(path) !== MAIN;
  cpSync(UNPUBLISHED, join(folder, "content"), { recursive: true, filter });
}

/** Finds the marks that a public build must not have, with their files. */
export function findLeaks(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    [...marksIn(text, WORD), ...marksIn(text, OTHERS)].map((mark) => `${name}: ${mark}`),
  );
}

/** Finds the marks of the unpublished pages that a preview lacks. */
export function findLost(files: readonly BuiltFile[]): string[] {
  const shown = [...marksIn(files.map(({ text }) => text).join("\n"), WORD)];
  const sources = readBuild(UNPUBLISHED).map(({ text }) => text);
  const marks = [...marksIn(sources.join("\n"), WORD)].filter((mark) => !mark.includes("unseen"));
  return marks.filter((mark) => !shown.some((word) => word.startsWith(mark)));
}

/** Reads all files below a folder. */
export function readBuild(root: string): BuiltFile[] {
  return listBuild(root).map((name) => {
    const text = readFileSync(join(root, name)).toString("latin1");
    return { name, text: `${name}\n${text}` };
  });
}

function marksIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.toLowerCase().matchAll(pattern)].map(([mark]) => mark));
}
