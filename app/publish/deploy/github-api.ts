// What GitHub tells a workflow (its event), and the few requests to GitHub's REST API (docs.github.com/rest): a run's pull
// requests, a comment, the pages. The variables that every workflow has say where and as whom.
import { readFile } from "node:fs/promises";
import { z } from "zod";

const Pull = z.object({
  number: z.int().positive(),
  state: z.enum(["open", "closed"]),
  head: z.object({ sha: z.string() }),
});
const Comment = z.object({
  id: z.int(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
});
const ChangedFile = z.object({ filename: z.string(), previous_filename: z.string().optional() });
const Pages = z.object({ html_url: z.url() });

/** GitHub lists no more files of a pull request than this ("List pull requests files"). */
const LISTED_FILES = 3000;

/** Who comments made with a workflow's token are by. */
const AUTHOR = "github-actions[bot]";

/**
 * The event that started this workflow, from the file that GITHUB_EVENT_PATH names. GitHub writes it; a pull request
 * controls nothing in it but the names of branches.
 * @throws {z.ZodError} when it has another shape
 */
export async function readEvent<T>(shape: z.ZodType<T>): Promise<T> {
  return shape.parse(JSON.parse(await readFile(process.env["GITHUB_EVENT_PATH"] ?? "", "utf8")));
}

/** The last commit of a pull request's branch. */
export interface Head {
  owner: string;
  branch: string;
  sha: string;
}

/**
 * The pull requests from a branch into `base` whose last commit this is, open or closed. The event's own list is empty
 * for forks.
 */
export async function findPulls(
  { owner, branch, sha }: Head,
  base: string,
): Promise<z.infer<typeof Pull>[]> {
  const query = new URLSearchParams({
    state: "all",
    head: `${owner}:${branch}`,
    base,
    per_page: "100",
  });
  const pulls = z.array(Pull).parse(await askGitHub(`pulls?${query.toString()}`));
  return pulls.filter(({ head }) => head.sha === sha);
}

/** The paths of all files that a pull request changes, old names too; undefined when GitHub does not list them all. */
export async function listChangedFiles(pull: number): Promise<string[] | undefined> {
  const files = [];
  for (let page = 1; ; page++) {
    const found = z
      .array(ChangedFile)
      .parse(await askGitHub(`pulls/${pull}/files?per_page=100&page=${page}`));
    files.push(...found);
    if (files.length >= LISTED_FILES) return undefined;
    if (found.length < 100) break;
  }
  return files.flatMap(({ filename, previous_filename: old }) =>
    old ? [old, filename] : filename,
  );
}

/**
 * Writes the one comment of these workflows on a pull request, or replaces its text.
 * @param marker text inside the comment that is not shown and identifies it
 */
export async function setComment(pull: number, marker: string, body: string): Promise<void> {
  for (let page = 1; ; page++) {
    const comments = z
      .array(Comment)
      .parse(await askGitHub(`issues/${pull}/comments?per_page=100&page=${page}`));
    // Anybody can write the marker into their own comment.
    const mine = comments.find(
      (comment) => comment.user?.login === AUTHOR && comment.body?.includes(marker),
    );
    if (mine) return void (await request("PATCH", `issues/comments/${mine.id}`, { body }));
    if (comments.length < 100)
      return void (await request("POST", `issues/${pull}/comments`, { body }));
  }
}

/** A repository, and the token that may write there. */
export interface Access {
  repository: string;
  token: string;
}

/**
 * The address where GitHub serves a repository's pages, with a slash at the end: GitHub's own answer, its custom domain
 * included; undefined when it serves none.
 */
export async function findPagesAddress(access?: Access): Promise<string | undefined> {
  try {
    const response = await request("GET", "pages", undefined, access);
    return Pages.parse(await response.json()).html_url.replace(/\/*$/, "/");
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Asks GitHub Pages to publish the branch: it may not notice a push that was made with a workflow's token.
 * @throws {Error} that says where to switch GitHub Pages on
 */
export async function requestPagesBuild(branch: string, access?: Access): Promise<void> {
  try {
    await request("POST", "pages/builds", undefined, access);
  } catch (error) {
    throw new Error(
      `${branch} is pushed, but GitHub does not serve it; see Settings → Pages: deploy from a branch, ${branch}, / (root)`,
      { cause: error },
    );
  }
}

/** What GitHub answers to a question about this repository. @throws {Error} when it answers with an error */
export async function askGitHub(path: string): Promise<unknown> {
  return (await request("GET", path)).json();
}

/** The bytes behind an address of the API. @throws {Error} when GitHub answers with an error */
export async function downloadBytes(path: string): Promise<Buffer> {
  return Buffer.from(await (await request("GET", path)).arrayBuffer());
}

/** An error that GitHub answers with. */
class GitHubError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The repository that the workflow runs in, with its own token. */
function ownAccess(): Access {
  const { GITHUB_REPOSITORY: repository = "", GITHUB_TOKEN: token = "" } = process.env;
  return { repository, token };
}

/** @throws {GitHubError} when GitHub answers with an error, with its text */
async function request(
  method: string,
  path: string,
  body?: object,
  { repository, token } = ownAccess(),
): Promise<Response> {
  const { GITHUB_API_URL: api = "https://api.github.com" } = process.env;
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    headers: {
      Accept: "application/vnd.github+json",
      Authorization: `Bearer ${token}`,
      "X-GitHub-Api-Version": "2022-11-28",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new GitHubError(
      `GitHub answered ${response.status} to ${method} ${path}: ${await response.text()}`,
      response.status,
    );
  return response;
}
