// The door: every content file in, checked pages and all problems of all files out. Nothing is dropped.
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

import { LAYOUTS } from "../../schema/pages";
import { checkFile, type CheckedPage } from "./check-file";
import { checkClaims, type Judgement } from "./lint/claims";
import { readDictionary } from "./lint/words/dictionary";
import { missingFiles, strangers } from "./lint/files";
import { isImageName } from "../images/formats";
import { checkLinks } from "./lint/links/link-targets";
import { describeFile } from "./source/collection";
import { isError, withRule, type Problem } from "../problems/problem";
import { seenFiles, type SeenFile } from "./source/visible-text";
import { shared } from "../build-memo";
import { checkSpelling } from "./lint/words/spelling";
import { unusedImages } from "./lint/unused-images";
import { checkWording } from "./lint/words/regulatory";

export interface CheckOptions {
  /** Texts that an editor holds, by the absolute paths of their files. */
  unsaved?: ReadonlyMap<string, string>;
  /** Whether a dictionary is asked, which a build need not wait for. */
  withSpelling?: boolean;
  /** On which day figures and words are judged; a build, which passes on errors only, need not judge them. */
  judgement?: Judgement;
}

export interface CheckResult {
  /** By the absolute path of their files. */
  pages: Map<string, CheckedPage>;
  problems: Problem[];
  /** What visitors see, also of files that did not pass. */
  seen: SeenFile[];
}

/**
 * Checks every content file.
 * @param root the project's folder, which holds `content/`
 */
export async function checkContent(
  root: string,
  { unsaved, withSpelling = false, judgement }: CheckOptions = {},
): Promise<CheckResult> {
  const folder = resolve(root, "content");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const saved = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const held = [...(unsaved?.keys() ?? [])].filter((path) => path.startsWith(folder + sep));
  const files = [...new Set([...saved, ...held])]
    .map((path) => relative(folder, path).split(sep).join("/"))
    .sort();
  const layouts = Object.keys(LAYOUTS);
  const strange = strangers(layouts, files);
  const contents = files
    .filter(
      (file) =>
        file.endsWith(".mdx") && !strange.some((problem) => problem.file === `content/${file}`),
    )
    .map(describeFile);
  // A page whose file is gone is one problem, and each link to it is another.
  const paths = new Set(contents.flatMap(({ path }) => path ?? []));
  const surroundings = await describeSurroundings(folder, files, paths);
  const checked = await Promise.all(
    contents.map(async (file) => {
      const path = join(folder, file.file);
      const text = unsaved?.get(path) ?? (await readFile(path, "utf8"));
      const key = `${surroundings}\n${text}`;
      const known = checkedBefore.get(path);
      const result = known?.key === key ? known.result : checkFile(root, file, text, paths);
      checkedBefore.set(path, { key, result });
      return result;
    }),
  );
  const pages = new Map(checked.flatMap(({ page }) => (page ? [[page.path, page]] : [])));
  const seen = seenFiles(checked);
  const dictionary = withSpelling ? await readDictionary(root) : undefined;
  const errors = [
    ...withRule("file-names", [...missingFiles(layouts, files), ...strange]),
    ...checked.flatMap((file) => file.problems),
    ...withRule("link-targets", checkLinks(checked)),
  ];
  const warnings = [
    // The name of an image may stand in what could not be read.
    ...(errors.some(isError)
      ? []
      : withRule(
          "unused-images",
          unusedImages(
            files,
            new Set(checked.flatMap(({ shown }) => shown.map(({ name }) => name))),
          ),
        )),
    ...(judgement
      ? [
          ...withRule("claims", checkClaims(seen, judgement)),
          ...withRule("regulatory", seen.flatMap(checkWording)),
        ]
      : []),
    ...(dictionary
      ? withRule(
          "spelling",
          [...checked, ...seen.filter(({ isDrawing }) => isDrawing)].flatMap(
            ({ passages, source }) => checkSpelling(passages, source, dictionary),
          ),
        )
      : []),
  ];
  return { pages, problems: [...errors, ...warnings], seen };
}

/** As {@link checkContent}, once for all parts of a build: nothing changes while it runs. */
export function checkOnce(root: string): Promise<CheckResult> {
  const results = shared("results", () => new Map<string, Promise<CheckResult>>());
  const result = results.get(root) ?? checkContent(root);
  results.set(root, result);
  return result;
}

/** As {@link checkOnce}, when files have changed since the last check: for development. */
export function checkAgain(root: string): Promise<CheckResult> {
  shared("results", () => new Map<string, Promise<CheckResult>>()).delete(root);
  return checkOnce(root);
}

/** Results by path: in development one file of many changes, and a save should show at once. */
const checkedBefore = shared(
  "checked",
  () => new Map<string, { key: string; result: ReturnType<typeof checkFile> }>(),
);

/** What the check of one file depends on besides its text: the pages and images there are. */
async function describeSurroundings(
  folder: string,
  files: string[],
  paths: ReadonlySet<string>,
): Promise<string> {
  const images = await Promise.all(
    files
      .filter((file) => isImageName(file))
      .map(async (file) => {
        const { size, mtimeMs } = await stat(join(folder, file));
        return `${file} ${size} ${mtimeMs}`;
      }),
  );
  return [...images, ...paths].join("\n");
}
