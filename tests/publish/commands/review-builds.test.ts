// `npm run review -- --built`: two checkouts that are built already, compared without running anything in them.
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { reviewCommand } from "../../../app/publish/commands/review";
import { ReviewError } from "../../../app/publish/review/sites/review-error";
import { HOME } from "../../support/images";
import { createStubRepository, type Repository } from "../../support/review-repository";
import { callCommand } from "../../support/run-content";
import { html } from "../../support/review-repository";

let repository: Repository;
beforeEach(() => {
  repository = createStubRepository();
});
afterEach(() => {
  process.chdir(HOME);
  repository.remove();
});

const names = ["before", "after"] as const;
const build = (name: string, text: string) => {
  repository.write(`${name}/build/client/index.html`, html(`<p>${text}</p>`));
  repository.write(`${name}/content/home.mdx`, "---\ntitle: Home\n---\n");
};

test("they are compared as they are, under the names of their folders", async () => {
  for (const name of names) build(name, `We ${name}.`);
  // What would build them is broken: nothing in a given folder runs.
  repository.write("node_modules/@remix-run/dev/dist/cli.js", "process.exit(1)");
  const result = await repository.review({ withBrowser: true }, "--built", ...names);
  expect(result).toMatchObject({ code: 0, output: "1 changed page, nothing critical.\n" });
  expect(repository.report()).toMatchObject({
    base: { ref: "before", commit: "before" },
    head: { commit: "after", isDirty: false },
    changes: [{ old: "We before.", new: "We after." }, { subject: "look" }, {}],
  });
});

test("the commit of a checkout is the report's", async () => {
  build("before", "We wait.");
  repository.write("build/client/index.html", html("<p>We wait.</p>"));
  await repository.review({}, "--built", "before", ".");
  const head = { commit: repository.git("rev-parse", "HEAD"), isDirty: true };
  expect(repository.report().head).toMatchObject(head);
});

test.each(["before", "after"])(
  "without the build of %s there is nothing to compare",
  async (name) => {
    for (const each of names) build(each, "We wait.");
    rmSync(join(repository.folder, name, "build/client"), { recursive: true });
    process.chdir(repository.folder);
    await expect(callCommand(reviewCommand, ["--built", ...names])).rejects.toEqual(
      new ReviewError(
        `the folder "${name}" has no folder build/client, expected a project with content/ and build/client/; run npm run build in it first.`,
        2,
      ),
    );
  },
);

test("a link to the content of the other build is no content", async () => {
  for (const name of names) build(name, "We wait.");
  rmSync(join(repository.folder, "after/content"), { recursive: true });
  symlinkSync("../before/content", join(repository.folder, "after/content"));
  process.chdir(repository.folder);
  await expect(callCommand(reviewCommand, ["--built", ...names])).rejects.toThrow(
    'the folder "after" has no folder content',
  );
});
