// Adds an unpublished page of each kind to the specimen, marked in every text and file name, and finds these marks in a build.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";

import { listBuild } from "./built-pages";
import { makePdf } from "./pdf/make-pdf";
import { UNPUBLISHED } from "./specimen";

/** The words that only unpublished pages contain, those of the specimen too; the rest of the word says where. */
const WORD = /(?:vorpal|quibblefish|zyxomat|frabjous|tulgey|jabberwock)[\w-]*/g;

/** The path data of their drawings, and the path of the list, whose entry is public. */
const OTHERS = /h37v41|gazette(?!\/open)/g;

/** A page that the specification fixes: only previews have it as a draft. */
const MAIN = "drug-pipeline.mdx";

const MEDIA: Record<string, () => Promise<Buffer> | Buffer | string> = {
  svg: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path d="M3 5h37v41z"/></svg>',
  png: () =>
    sharp({ create: { width: 40, height: 50, channels: 3, background: "#123457" } })
      .png()
      .toBuffer(),
  pdf: () => makePdf({ title: "A vorpaldocument" }),
};

/** A built file: its name in the folder `build`, and all that is in it as a text. */
interface BuiltFile {
  name: string;
  text: string;
}

/** Adds the pages, with their files, to a copy of the project. @param main whether one of them is a main page */
export async function addUnpublished(folder: string, main = false): Promise<void> {
  const content = join(folder, "content");
  const filter = (path: string) => main || basename(path) !== MAIN;
  cpSync(UNPUBLISHED, content, { recursive: true, filter });
  for (const [, path = "", ending = ""] of sources().matchAll(
    /\/((?:images|files)\/vorpal[\w-]*\.(\w+))/g,
  ))
    writeFileSync(join(content, path), (await MEDIA[ending]?.()) ?? "");
}

/** Every mark that a public build must not have, with its file. */
export function findLeaks(files: readonly BuiltFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    [...marksIn(text, WORD), ...marksIn(text, OTHERS)].map((mark) => `${name}: ${mark}`),
  );
}

/** The marks of the unpublished pages that a preview lacks. */
export function findLost(files: readonly BuiltFile[]): string[] {
  const shown = [...marksIn(files.map(({ text }) => text).join("\n"), WORD)];
  const marks = [...marksIn(sources(), WORD)].filter((mark) => !mark.includes("unseen"));
  return marks.filter((mark) => !shown.some((word) => word.startsWith(mark)));
}

/** All files below a folder. */
export function readBuild(root: string): BuiltFile[] {
  return listBuild(root).map((name) => {
    const text = readFileSync(join(root, name)).toString("latin1");
    return { name, text: `${name}\n${text}` };
  });
}

function sources(): string {
  return readBuild(UNPUBLISHED)
    .map(({ text }) => text)
    .join("\n");
}

function marksIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.toLowerCase().matchAll(pattern)].map(([mark]) => mark));
}
