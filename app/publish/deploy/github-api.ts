// What GitHub tells a workflow (its event), and the few requests to GitHub's REST API (docs.github.com/rest): a run's pull
// requests and artifact, a comment, a build of the pages. The variables that every workflow has say where and as whom.
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
const Artifacts = z.object({
  artifacts: z.array(z.object({ id: z.int(), name: z.string(), size_in_bytes: z.number() })),
});

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
  const pulls = z.array(Pull).parse(await ask(`pulls?${query.toString()}`));
  return pulls.filter(({ head }) => head.sha === sha);
}

/**
 * The ZIP file that a run uploaded under this name.
 * @param limit how many bytes it may have
 * @throws {Error} when there is none, or it is larger
 */
export async function downloadArtifact(run: number, name: string, limit: number): Promise<Buffer> {
  const query = new URLSearchParams({ name });
  const { artifacts } = Artifacts.parse(
    await ask(`actions/runs/${run}/artifacts?${query.toString()}`),
  );
  const artifact = artifacts.find((found) => found.name === name);
  if (!artifact) throw new Error(`run ${run} has uploaded nothing named "${name}"`);
  if (artifact.size_in_bytes > limit)
    throw new Error(`the artifact of run ${run} is refused: it has more than ${limit} bytes`);
  const zip = await request("GET", `actions/artifacts/${artifact.id}/zip`);
  return Buffer.from(await zip.arrayBuffer());
}

/**
 * Writes the one comment of these workflows on a pull request, or replaces its text.
 * @param marker text inside the comment that is not shown and identifies it
 */
export async function setComment(pull: number, marker: string, body: string): Promise<void> {
  for (let page = 1; ; page++) {
    const comments = z
      .array(Comment)
      .parse(await ask(`issues/${pull}/comments?per_page=100&page=${page}`));
    // Anybody can write the marker into their own comment.
    const mine = comments.find(
      (comment) => comment.user?.login === AUTHOR && comment.body?.includes(marker),
    );
    if (mine) return void (await request("PATCH", `issues/comments/${mine.id}`, { body }));
    if (comments.length < 100)
      return void (await request("POST", `issues/${pull}/comments`, { body }));
  }
}

/**
 * Asks GitHub Pages to publish the branch: it may not notice a push that was made with a workflow's token.
 * @throws {Error} that says where to switch GitHub Pages on
 */
export async function requestPagesBuild(branch: string): Promise<void> {
  try {
    await request("POST", "pages/builds");
  } catch (error) {
    throw new Error(
      `${branch} is pushed, but GitHub does not serve it; see Settings → Pages: deploy from a branch, ${branch}, / (root)`,
      { cause: error },
    );
  }
}

async function ask(path: string): Promise<unknown> {
  return (await request("GET", path)).json();
}

/** @throws {Error} when GitHub answers with an error, with its text */
async function request(method: string, path: string, body?: object): Promise<Response> {
  const {
    GITHUB_API_URL: api = "https://api.github.com",
    GITHUB_REPOSITORY: repository = "",
    GITHUB_TOKEN: token = "",
  } = process.env;
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
    throw new Error(
      `GitHub answered ${response.status} to ${method} ${path}: ${await response.text()}`,
    );
  return response;
}
