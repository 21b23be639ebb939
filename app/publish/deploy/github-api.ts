// The few things that are asked of GitHub's REST API (docs.github.com/rest): a run's pull requests and artifact, a
// comment, a build of the pages. Where, and as whom, is in the variables that every workflow has.
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

/** The name under which the token of a workflow comments. */
const AUTHOR = "github-actions[bot]";

/** The branch of a pull request, as an event of a workflow tells it. */
export interface Head {
  owner: string;
  branch: string;
  sha: string;
}

/**
 * The pull requests from a branch into `base` that stand at this commit, open or closed. The event's own list is
 * empty for forks.
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
  const pulls = z.array(Pull).parse(await (await ask("GET", `pulls?${query.toString()}`)).json());
  return pulls.filter(({ head }) => head.sha === sha);
}

/**
 * The ZIP file of what a run uploaded under this name.
 * @param most how many bytes it may have
 * @throws {Error} when there is none, or it is larger
 */
export async function downloadArtifact(run: number, name: string, most: number): Promise<Buffer> {
  const query = new URLSearchParams({ name });
  const { artifacts } = Artifacts.parse(
    await (await ask("GET", `actions/runs/${run}/artifacts?${query.toString()}`)).json(),
  );
  const artifact = artifacts.find((found) => found.name === name);
  if (!artifact) throw new Error(`run ${run} has uploaded nothing named "${name}"`);
  if (artifact.size_in_bytes > most)
    throw new Error(`the artifact of run ${run} is refused: it has more than ${most} bytes`);
  return Buffer.from(
    await (await ask("GET", `actions/artifacts/${artifact.id}/zip`)).arrayBuffer(),
  );
}

/**
 * Writes the one comment of these workflows on a pull request, or writes it anew.
 * @param marker how the comment is known again: a text that stands in it and is not shown
 */
export async function setComment(pull: number, marker: string, body: string): Promise<void> {
  for (let page = 1; ; page++) {
    const comments = z
      .array(Comment)
      .parse(await (await ask("GET", `issues/${pull}/comments?per_page=100&page=${page}`)).json());
    // Anybody can write the marker into a comment of their own.
    const mine = comments.find(
      (comment) => comment.user?.login === AUTHOR && comment.body?.includes(marker),
    );
    if (mine) return void (await ask("PATCH", `issues/comments/${mine.id}`, { body }));
    if (comments.length < 100) return void (await ask("POST", `issues/${pull}/comments`, { body }));
  }
}

/**
 * Asks for the branch to be served: a push by a workflow's token alone may not be noticed.
 * @throws {Error} that says where to switch GitHub Pages on
 */
export async function requestPagesBuild(branch: string): Promise<void> {
  try {
    await ask("POST", "pages/builds");
  } catch (error) {
    throw new Error(
      `${branch} is pushed, but GitHub does not serve it; see Settings → Pages: deploy from a branch, ${branch}, / (root)`,
      { cause: error },
    );
  }
}

async function ask(method: string, path: string, body?: object): Promise<Response> {
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
