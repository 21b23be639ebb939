// The specimen with changes, usually a mistake: the start of every test of the content check.
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

import { checkContent } from "../../app/publish/content/check-content";
import { formatProblem, sortProblems, type Problem } from "../../app/publish/problems/problem";
import { SPECIMEN, SPECIMEN_PROJECT } from "./specimen";

/** Words of the libraries, which mean nothing to a writer. */
const JARGON =
  /\b(undefined|scalars?|acorn|zod|tokens?|yaml|mdx syntax|mapping|implicit|parse\w*|invalid|unexpected|string|object|array|frontmatter|at .*\.[jt]s:)\b/i;

/** New bytes for files below `content/`; undefined deletes the file. */
export type Changes = Record<string, string | Buffer | undefined>;

/** Pages of the specimen that show what others show too, and make a check take twice as long. */
const SHOWCASES = ["everything.mdx", "tags.mdx", "references.mdx", "gatherings"];

/** What links of the specimen lead to. */
const EVERYTHING =
  "---\ntitle: Everything\ndescription: A stand-in.\n---\n\n## How it works\n\n![A stem with two leaves](./images/hero.svg)\n";

/**
 * A temporary project with the specimen's content, changed; the caller removes it.
 * @param without the names of files and folders that it leaves out
 */
export async function createProject(
  changes: Changes = {},
  without: readonly string[] = [],
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "content-"));
  const filter = (path: string) => !without.includes(basename(path));
  await cp(SPECIMEN, join(root, "content"), { recursive: true, filter });
  // Commands that are started there share this project's cache of drawings.
  await mkdir(resolve(".cache"), { recursive: true });
  await symlink(resolve(".cache"), join(root, ".cache"), "junction");
  for (const [file, bytes] of Object.entries(changes)) {
    const path = join(root, "content", file);
    if (bytes === undefined) await rm(path, { force: true });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
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
  const isText = ([file, text]: [string, unknown]) =>
    typeof text === "string" && file.endsWith(".mdx");
  // The texts of pages need no copy: the check gets them as unsaved texts of an editor.
  const needsCopy = !Object.entries(changes).every(isText);
  const wrote = { "everything.mdx": EVERYTHING, ...changes };
  const root = needsCopy ? await createProject(wrote, SHOWCASES) : await smallProject();
  const unsaved = new Map<string, string>();
  for (const [file, text] of Object.entries(needsCopy ? {} : changes))
    unsaved.set(join(root, "content", file), String(text));
  let problems: Problem[];
  let own: ReadonlySet<string>;
  try {
    own = await ownProblems(today);
    ({ problems } = await checkContent(root, { isRelease, unsaved }));
  } finally {
    if (needsCopy) await rm(root, { recursive: true });
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

let small: Promise<string> | undefined;

/** A project without the showcases, which no test changes. */
function smallProject(): Promise<string> {
  small ??= createProject({ "everything.mdx": EVERYTHING }, SHOWCASES).then((root) => {
    process.on("exit", () => {
      rmSync(root, { recursive: true });
    });
    return root;
  });
  return small;
}

const known = new Map<string, Promise<ReadonlySet<string>>>();

/** What is wrong with the specimen, and with the project without its showcases, on a day. */
function ownProblems(today: string): Promise<ReadonlySet<string>> {
  const found =
    known.get(today) ??
    Promise.all([
      checkContent(SPECIMEN_PROJECT),
      smallProject().then((root) => checkContent(root)),
    ]).then((results) => new Set(results.flatMap(({ problems }) => problems.map(described))));
  known.set(today, found);
  return found;
}

/** The same, one line each. */
export async function problemsOf(changes: Changes, judgement?: Judgement): Promise<string> {
  return (await findProblems(changes, judgement)).map(formatProblem).join("\n");
}
