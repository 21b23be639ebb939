// A broken symbolic link is reported by itself, and does not stop the check.
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { checkContent } from "../../../app/publish/content/check-content";
import { formatProblem, isError } from "../../../app/publish/problems/problem";
import { createProject } from "../../support/content-folder";
import { news } from "./mistakes/mistake";

test("a page and an image that are links to no file", async () => {
  const root = await createProject(news("![A leaf in the sun](./images/leaf.png)"));
  for (const file of ["lost.mdx", "images/leaf.png"])
    await symlink(join(root, "nowhere"), join(root, "content", file));
  const { problems } = await checkContent(root);
  await rm(root, { recursive: true });
  expect(problems.filter(isError).map(formatProblem)).toEqual([
    'content/news.mdx:6:1  there is no file "./images/leaf.png"; add it to content/images, or write the name of a file that is there',
    "content/images/leaf.png:1:1  this is a symbolic link to a missing file; put the file in its place, or delete it",
    "content/lost.mdx:1:1  this is a symbolic link to a missing file; put the file in its place, or delete it",
  ]);
});
