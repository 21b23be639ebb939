// Checks which pages have a route.
import { rm } from "node:fs/promises";
import { UNSAFE_defineRoutes as defineRoutes } from "@remix-run/dev";
import { expect, onTestFinished, test, vi } from "vitest";

import { defineSiteRoutes } from "../../../app/publish/vite/routes";
import { createProject } from "../../support/content-folder";
import { edit } from "../content/mistakes/mistake";

test("a draft has a route in development and none in a build, also on a main page", async () => {
  const draft = edit("drug-pipeline.mdx", "---\n", "---\ndraft: true\n");
  const project = createProject(draft);
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(project);
  onTestFinished(async () => {
    cwd.mockRestore();
    await rm(project, { recursive: true });
  });
  const [built, written] = await Promise.all(
    [true, false].map(async (isBuild) =>
      Object.keys(await defineSiteRoutes(isBuild)(defineRoutes)),
    ),
  );
  expect(written).toContain("investors");
  expect(built).toContain("investors");
  expect(written).toContain("drug-pipeline");
  expect(built).not.toContain("drug-pipeline");
});
