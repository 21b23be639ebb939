// The specimen with changes, usually a mistake: the start of every test of the content check.
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

import { checkContent, type CheckResult } from "../../app/publish/content/check-content";
import { formatProblem, sortProblems, type Problem } from "../../app/publish/problems/problem";
import { SPECIMEN, SPECIMEN_PROJECT } from "./specimen";

/** Words of the libraries, which mean nothing to a writer. */
const JARGON =
  /\b(undefined|scalars?|acorn|zod|tokens?|yaml|mdx syntax|mapping|implicit|parse\w*|invalid|unexpected|string|object|array|frontmatter|at .*\.[jt]s:)\b/i;

const FIXTURES = resolve("tests/fixtures");

/** New bytes for files below `content/`; undefined deletes the file. */
export type Changes = Record<string, string | Buffer | undefined>;

/** A temporary project with the specimen's content, changed; the caller removes it. */
export async function createProject(changes: Changes = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "content-"));
  await cp(SPECIMEN, join(root, "content"), { recursive: true });
  // Commands that are started there share this project's cache of drawings.
  await mkdir(resolve(".cache"), { recursive: true });
  await symlink(resolve(".cache"), join(root, ".cache"), "junction");
  for (const [file, bytes] of Object.entries(changes)) {
    const path = join(root, "content", file);
    if (bytes === undefined) await rm(path, { force: true });
    else await writeFile(path, bytes);
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
  // The texts of pages need no copy: the check gets them as unsaved texts of an editor.
  const unsaved = new Map<string, string>();
  for (const [file, text] of Object.entries(changes))
    if (typeof text === "string" && file.endsWith(".mdx")) unsaved.set(join(SPECIMEN, file), text);
  const needsCopy = unsaved.size < Object.keys(changes).length;
  const root = needsCopy ? await createProject(changes) : SPECIMEN_PROJECT;
  let problems: Problem[];
  let own: string[];
  try {
    const specimen = await checkedSpecimen(today);
    own = specimen.problems.map(described);
    ({ problems } = await checkContent(root, {
      isRelease,
      ...(!needsCopy && { unsaved }),
      known: Object.keys(changes).every(leavesOthers) ? specimen.files : [],
    }));
  } finally {
    if (needsCopy) await rm(root, { recursive: true });
    if (day === undefined) delete process.env["SITE_DATE"];
    else process.env["SITE_DATE"] = day;
  }
  const jargon = problems.find(({ message }) => JARGON.test(message.replace(/=\{.*?\}/g, "")));
  if (jargon) throw new Error(`no writer understands this: ${jargon.message}`);
  return sortProblems(problems.filter((problem) => !own.includes(described(problem))));
}

/** What a problem says, wherever it stands in its file; the place of an equal figure may have moved. */
function described({ file, field, message }: Problem): string {
  return `${file} ${field} ${message.replace(/; ".*" in \S+ has the same figure$/, "")}`;
}

/** Whether a change to this file leaves the problems that the specimen's other files have by themselves. */
function leavesOthers(file: string): boolean {
  const isPage = file.endsWith(".mdx") && file !== "site.mdx";
  return isPage || !existsSync(join(SPECIMEN, file));
}

const specimens = new Map<string, Promise<CheckResult>>();

/** The specimen as it is, checked once for all tests of a file. */
function checkedSpecimen(today: string): Promise<CheckResult> {
  const result = specimens.get(today) ?? checkContent(SPECIMEN_PROJECT);
  specimens.set(today, result);
  return result;
}

/** The same, one line each. */
export async function problemsOf(changes: Changes, judgement?: Judgement): Promise<string> {
  return (await findProblems(changes, judgement)).map(formatProblem).join("\n");
}

/** The text of a fixture, and the file that it replaces: `not-found.missing-key` → `not-found.mdx`. */
export async function fixture(name: string): Promise<{ [file: string]: string }> {
  const path = (await readdir(FIXTURES, { recursive: true })).find(
    (file) => basename(file) === `${name}.mdx`,
  );
  if (path === undefined) throw new Error(`there is no fixture ${name}`);
  return { [name.replace(/\..*$/, ".mdx")]: await readFile(join(FIXTURES, path), "utf8") };
}
