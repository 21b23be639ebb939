// Files in, a branch of a Git remote out: GitHub Pages serves it, the site at its root and previews in `pr-N/`.
// The branch is always one commit without a parent: built pages can be built again, and with the screenshots of reports
// its history would grow by megabytes with every push.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files by their path, with forward slashes, relative to the folder that they are published in. */
export type Files = ReadonlyMap<string, Buffer>;

/** One folder of the branch and everything that it will hold. */
export interface Publication {
  /** `pr-12`, or "" for the root. */
  folder: string;
  /** An empty map removes the folder. */
  files: Files;
  /** The commit's message. */
  message: string;
}

/** The branch that GitHub Pages serves. */
export const BRANCH = "gh-pages";

const PREVIEW = /^pr-[1-9]\d*$/;

/** These stay when the root is published: previews, and the domain that the repository's settings write into the branch. */
const KEPT = /^(pr-[1-9]\d*|CNAME)$/;

/** Each lost race means that another publisher was first, so this many may be ahead. */
const ATTEMPTS = 10;

/**
 * Makes one folder of the branch hold exactly these files, and leaves the others unchanged. The root is everything but
 * the previews. Publishing at the same time loses nothing: a push that comes late starts again from the new state.
 * @param remote any address that Git knows; if it asks for a password, that is PREVIEW_TOKEN, or else GITHUB_TOKEN
 * @returns whether anything had changed, so that a commit was pushed
 * @throws {Error} with Git's message when Git fails; when the root would be empty, or would hide previews
 */
export async function publish(
  remote: string,
  { folder, files, message }: Publication,
): Promise<boolean> {
  if (folder && !PREVIEW.test(folder))
    throw new Error(`"${folder}" is not the folder of a preview, expected one such as "pr-12"`);
  if (!folder && files.size === 0)
    throw new Error("there is nothing to publish: the whole site would be removed");
  const hidden = folder
    ? undefined
    : [...files.keys()].find((path) => PREVIEW.test(path.split("/")[0] ?? ""));
  if (hidden)
    throw new Error(
      `"${hidden}" cannot be published: folders named "pr-" and a number are for previews`,
    );
  const repository = await mkdtemp(join(tmpdir(), "ship-"));
  try {
    await git(repository, ["init", "--quiet", "--bare", "--template="]);
    await git(repository, ["remote", "add", "origin", remote]);
    const added = await store(repository, folder, files);
    for (let attempt = 1; ; attempt++) {
      const tip = await fetchTip(repository);
      if (!tip && files.size === 0) return false;
      const there = tip ? await list(repository, tip) : [];
      const kept = there.filter(({ name }) =>
        folder ? name !== folder : KEPT.test(name) && !files.has(name),
      );
      const root = await makeTree(repository, [...kept, ...added]);
      if (tip && root === (await git(repository, ["rev-parse", `${tip}^{tree}`]))) return false;
      const commit = await git(repository, ["commit-tree", root, "-m", message]);
      try {
        // Refused unless the branch is still what was read.
        await git(repository, [
          "push",
          "--quiet",
          `--force-with-lease=refs/heads/${BRANCH}:${tip}`,
          "origin",
          `${commit}:refs/heads/${BRANCH}`,
        ]);
        return true;
      } catch (error) {
        if (attempt === ATTEMPTS || (await readTip(repository)) === tip) throw error;
      }
    }
  } finally {
    await rm(repository, { recursive: true, maxRetries: 3 });
  }
}

/** The branch's commit at the remote; nothing when there is no such branch. */
async function readTip(repository: string): Promise<string> {
  return (
    (await git(repository, ["ls-remote", "origin", `refs/heads/${BRANCH}`])).split("\t")[0] ?? ""
  );
}

/** As {@link readTip}, and fetches that commit with its folders; the files in them are never needed. */
async function fetchTip(repository: string): Promise<string> {
  if (!(await readTip(repository))) return "";
  await git(repository, [
    "fetch",
    "--quiet",
    "--depth=1",
    "--no-tags",
    "--filter=blob:none",
    "origin",
    `refs/heads/${BRANCH}`,
  ]);
  return git(repository, ["rev-parse", "FETCH_HEAD"]);
}

/** A file or folder at the top of a tree, with its line for `git mktree`. */
interface Entry {
  name: string;
  line: string;
}

async function list(repository: string, tree: string): Promise<Entry[]> {
  const lines = (await git(repository, ["ls-tree", "-z", tree])).split("\0").filter(Boolean);
  return lines.map((line) => ({ name: line.slice(line.indexOf("\t") + 1), line }));
}

/** The branch's files as a tree. Without `.nojekyll` GitHub would leave out files whose names begin with "_". */
async function makeTree(repository: string, entries: Entry[]): Promise<string> {
  const marker = `100644 blob ${await git(repository, ["hash-object", "-w", "--stdin"])}\t.nojekyll`;
  const lines = [
    ...entries.filter(({ name }) => name !== ".nojekyll").map(({ line }) => line),
    marker,
  ];
  return git(
    repository,
    ["mktree", "-z", "--missing"],
    lines.map((line) => `${line}\0`),
  );
}

/**
 * Stores the files byte for byte; `git add` would obey any .gitattributes and .gitignore among them.
 * @returns what they add to the top of the branch
 */
async function store(repository: string, folder: string, files: Files): Promise<Entry[]> {
  const above = folder && `${folder}/`;
  const written = [...files].flatMap(([path, bytes]) => [
    `M 100644 inline ${above}${path}\ndata ${bytes.length}\n`,
    bytes,
    "\n",
  ]);
  await git(
    repository,
    ["fast-import", "--quiet"],
    ["commit refs/heads/files\ncommitter x <x> 0 +0000\ndata 0\n", ...written, "\n"],
  );
  return list(repository, "refs/heads/files");
}

/** The author of commits: GitHub's own name and address for workflows. */
const NAME = "github-actions[bot]";
const EMAIL = "41898282+github-actions[bot]@users.noreply.github.com";

/** Never prompts for a password, and passes the token without showing it in a command or an address. */
const SETTINGS = [
  "credential.helper=",
  `credential.helper=!f() { test "$1" = get && printf 'username=x-access-token\\npassword=%s\\n' "\${PREVIEW_TOKEN:-$GITHUB_TOKEN}"; }; f`,
  "core.hooksPath=/dev/null",
  "gc.auto=0",
];

/** Runs Git. @param input its standard input @returns its output @throws {Error} with its error output */
async function git(
  repository: string,
  words: string[],
  input: (string | Buffer)[] = [],
): Promise<string> {
  const env = {
    ...process.env,
    // When this runs in a Git hook, these variables would point Git at that hook's repository.
    GIT_DIR: repository,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
    GIT_AUTHOR_NAME: NAME,
    GIT_AUTHOR_EMAIL: EMAIL,
    GIT_COMMITTER_NAME: NAME,
    GIT_COMMITTER_EMAIL: EMAIL,
  };
  const child = spawn("git", [...SETTINGS.flatMap((setting) => ["-c", setting]), ...words], {
    cwd: repository,
    env,
  });
  const printed = { out: "", errors: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed.errors += text));
  // If the process has ended early, its exit code says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(Buffer.concat(input.map((chunk) => Buffer.from(chunk))));
  const code = await new Promise((done, fail) => child.once("error", fail).once("close", done));
  if (code !== 0) throw new Error(`git ${words[0]} failed: ${printed.errors.trim()}`);
  return printed.out.trim();
}
