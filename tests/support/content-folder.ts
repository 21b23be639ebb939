// The specimen with changes, usually a mistake: the start of every test of the content check.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { checkContent } from "../../app/publish/content/check-content";
import { formatProblem, sortProblems, type Problem } from "../../app/publish/problems/problem";
import { SPECIMEN, SPECIMEN_PROJECT } from "./specimen";

/** Words of the libraries, which mean nothing to a writer. */
const JARGON =
  /\b(undefined|scalars?|acorn|zod|tokens?|yaml|mdx syntax|mapping|implicit|parse\w*|invalid|unexpected|string|object|array|frontmatter|at .*\.[jt]s:)\b/i;

/** New bytes for files below `content/`; undefined deletes the file. */
export type Changes = Record<string, string | Buffer | undefined>;

/** A page in place of one that shows what others show too: with all of those, a check takes twice as long. */
const standIn = (title: string) =>
  `---\ntitle: ${title}\ndescription: A stand-in.\n---\n\n## How it works\n\n![A stem](./images/hero.svg)\n`;
const STAND_INS: Changes = {
  "everything.mdx": standIn("Everything"),
  "references.mdx": standIn("References"),
  "tags.mdx": standIn("Tags"),
  "investors.mdx": without("investors.mdx", "opportunity|metrics|advantages|latest|contact"),
  "home.mdx": without("home.mdx", "why|latest|signup"),
};

/** A page of the specimen without some of its sections. */
function without(file: string, sections: string): string {
  const text = readFileSync(join(SPECIMEN, file), "utf8");
  return text.replace(new RegExp(`^(?:${sections}):\\n(?: .*\\n)+`, "gm"), "");
}

/** A temporary project with the specimen's content, changed; the caller removes it. It is copied for each test: the functions without promises take half of the time. */
export function createProject(changes: Changes = {}): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(SPECIMEN, join(root, "content"), { recursive: true });
  // Commands that are started there share this project's cache of drawings.
  mkdirSync(resolve(".cache"), { recursive: true });
  symlinkSync(resolve(".cache"), join(root, ".cache"), "junction");
  for (const [file, bytes] of Object.entries(changes)) {
    const path = join(root, "content", file);
    mkdirSync(dirname(path), { recursive: true });
    if (bytes === undefined) rmSync(path, { force: true });
    else writeFileSync(path, bytes);
  }
  return root;
}

/** On which day the check judges, by default one on which nothing of the specimen is out of date, and whether for a release. */
interface Judgement {
  today?: string;
  isRelease?: boolean;
}

/** The problems that the content check finds after these changes, but the warnings that the specimen has by itself. */
export async function findProblems(
  changes: Changes,
  { today = "2026-06-15", isRelease = false }: Judgement = {},
): Promise<Problem[]> {
  const day = process.env["SITE_DATE"];
  process.env["SITE_DATE"] = today;
  const files = Object.entries({ ...STAND_INS, ...changes });
  // The texts of pages need no copy: the check gets them as unsaved texts of an editor.
  const needsCopy = files.some(([file, text]) => typeof text !== "string" || !/\.mdx$/.test(file));
  const root = needsCopy ? createProject(Object.fromEntries(files)) : SPECIMEN_PROJECT;
  let problems: Problem[];
  let own: ReadonlySet<string>;
  try {
    own = await ownProblems(today);
    const unsaved = needsCopy ? new Map<string, string>() : unsavedIn(root, files);
    ({ problems } = await checkContent(root, { isRelease, unsaved }));
  } finally {
    if (needsCopy) rmSync(root, { recursive: true });
    if (day === undefined) delete process.env["SITE_DATE"];
    else process.env["SITE_DATE"] = day;
  }
  const jargon = problems.find(({ message }) => JARGON.test(message.replace(/=\{.*?\}/g, "")));
  if (jargon) throw new Error(`no writer understands this: ${jargon.message}`);
  return sortProblems(problems.filter((problem) => !own.has(described(problem))));
}

/** What a problem says, wherever it stands in its file; the place of an equal figure may have moved. */
function described({ file, field, message }: Problem): string {
  return `${file} ${field} ${message.replace(/; ".*" in \S+ has the same figure$/, "")}`;
}

function unsavedIn(root: string, files: [string, unknown][]): Map<string, string> {
  return new Map(files.map(([file, text]) => [join(root, "content", file), String(text)]));
}

const known = new Map<string, Promise<ReadonlySet<string>>>();

/** What is wrong on a day with the specimen, and with its stand-ins. */
function ownProblems(today: string): Promise<ReadonlySet<string>> {
  const unsaved = unsavedIn(SPECIMEN_PROJECT, Object.entries(STAND_INS));
  const found =
    known.get(today) ??
    Promise.all([checkContent(SPECIMEN_PROJECT), checkContent(SPECIMEN_PROJECT, { unsaved })]).then(
      (results) => new Set(results.flatMap(({ problems }) => problems.map(described))),
    );
  known.set(today, found);
  return found;
}

/** The same, one line each. */
export async function problemsOf(changes: Changes, judgement?: Judgement): Promise<string> {
  return (await findProblems(changes, judgement)).map(formatProblem).join("\n");
}
