// A copy of the real content with changes, usually a mistake: the start of every test of the content check.
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll } from "vitest";

import { checkContent } from "../../app/publish/content/check-content";
import type { Judgement } from "../../app/publish/content/lint/claims";
import { formatProblem, sortProblems } from "../../app/publish/problems/problem";

/** Words of the libraries, which mean nothing to a writer. */
const JARGON =
  /\b(undefined|scalars?|acorn|zod|tokens?|yaml|mdx syntax|mapping|implicit|parse\w*|invalid|unexpected|string|object|array|frontmatter|at .*\.[jt]s:)\b/i;

const FIXTURES = resolve("tests/fixtures");

/** New bytes for files below `content/`; undefined deletes the file. */
type Changes = Record<string, string | Buffer | undefined>;

/** A temporary project with the real content, changed; the caller removes it. */
export async function createProject(changes: Changes = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "content-"));
  await cp(resolve("content"), join(root, "content"), { recursive: true });
  // Copies share this project's image cache; otherwise each command would prepare all images again.
  await mkdir(resolve(".cache"), { recursive: true });
  await symlink(resolve(".cache"), join(root, ".cache"), "junction");
  await change(root, changes);
  return root;
}

async function change(root: string, changes: Changes): Promise<void> {
  for (const [file, bytes] of Object.entries(changes)) {
    const path = join(root, "content", file);
    if (bytes === undefined) await rm(path);
    else await writeFile(path, bytes);
  }
}

let shared: Promise<string> | undefined;
afterAll(async () => {
  if (shared) await rm(await shared, { recursive: true });
});

/**
 * The problems that the content check finds after these changes, one line each.
 * @param judgement also reports figures and words, in the changed files only: the real figures still lack sources
 */
export async function problemsOf(changes: Changes, judgement?: Judgement): Promise<string> {
  // One copy for all tests of a file; each restores it, because copying takes as long as checking.
  const root = await (shared ??= createProject());
  await change(root, changes);
  const { problems } = await checkContent(root, {
    withSpelling: true,
    ...(judgement && { judgement }),
  });
  for (const file of Object.keys(changes)) {
    await rm(join(root, "content", file), { force: true });
    if (existsSync(resolve("content", file)))
      await cp(resolve("content", file), join(root, "content", file));
  }
  const asked = problems.filter(
    ({ file }) =>
      !judgement || Object.keys(changes).some((changed) => file === `content/${changed}`),
  );
  const said = sortProblems(asked).map(formatProblem).join("\n");
  if (JARGON.test(said)) throw new Error(`no writer understands this: ${said}`);
  return said;
}

/** The pages whose figures still lack sources and dates, with both added: content without any warning. */
export async function settledPages(): Promise<{ [file: string]: string }> {
  const origin = `source: A source\n  asOf: ${new Date().getUTCFullYear()}`;
  const pages = ["home.mdx", "investors.mdx", "drug-pipeline.mdx"].map(async (file) => {
    const text = (await readFile(resolve("content", file), "utf8"))
      .replace(/^ {2}(?=rows:)/m, `  ${origin}\n  `)
      .replace(/^ {4}source: .*/gm, `    ${origin.replace("\n", "\n  ")}`);
    const accepted = ["Accelerated Approval Path", "efficacy improvement"].filter((words) =>
      text.includes(words),
    );
    const exceptions = accepted
      .map((words) => `\n  - text: ${words}\n    reason: A test has nothing against it.`)
      .join("");
    return [file, exceptions ? text.replace("\n", `\naccepted:${exceptions}\n`) : text] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** The text of a fixture, and the file that it replaces: `not-found.missing-key` → `not-found.mdx`. */
export async function fixture(name: string): Promise<{ [file: string]: string }> {
  const path = (await readdir(FIXTURES, { recursive: true })).find(
    (file) => basename(file) === `${name}.mdx`,
  );
  if (path === undefined) throw new Error(`there is no fixture ${name}`);
  return { [name.replace(/\..*$/, ".mdx")]: await readFile(join(FIXTURES, path), "utf8") };
}

/** The problems that the content check finds when a fixture replaces its page. */
export async function problemsIn(name: string, judgement?: Judgement): Promise<string> {
  return problemsOf(await fixture(name), judgement);
}
