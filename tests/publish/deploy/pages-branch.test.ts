// Publishing into a branch, with real repositories.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

import { listenOnLoopback } from "../../../app/publish/hosting/loopback";
import { BRANCH, publish } from "../../../app/publish/deploy/pages-branch";
import { createRemote } from "../../support/github/git-remote";

// Each test starts dozens of Git processes.
vi.setConfig({ testTimeout: 60_000 });

const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
const put = (remote: { address: string }, folder: string, texts: Record<string, string>) =>
  publish(remote.address, {
    folder,
    files: filesOf(texts),
    message: `Preview of ${folder || "all"}`,
  });

test("the first preview makes the branch, and GitHub is told to leave out nothing", async () => {
  const remote = createRemote();
  expect(
    await put(remote, "pr-1", {
      "index.html": "one",
      "assets/_index.js": "code",
      "a page/ä.html": "named",
    }),
  ).toBe(true);
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    "pr-1/a page/ä.html": "named",
    "pr-1/assets/_index.js": "code",
    "pr-1/index.html": "one",
  });
  expect(remote.git("log", "--format=%an: %s", BRANCH)).toBe(
    "github-actions[bot]: Preview of pr-1",
  );
});

test("a preview that is published again has its new files only", async () => {
  const remote = createRemote();
  await put(remote, "pr-1", { "index.html": "old", "gone/index.html": "gone" });
  await put(remote, "pr-2", { "index.html": "another" });
  await put(remote, "pr-1", { "index.html": "new" });
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    "pr-1/index.html": "new",
    "pr-2/index.html": "another",
  });
});

test("the site takes the place of all old files, but not of previews and of the domain", async () => {
  const remote = createRemote();
  await put(remote, "", {
    "index.html": "old",
    "assets/old.js": "old",
    "pr-old/index.html": "a page",
    CNAME: "www.example.com",
  });
  await put(remote, "pr-3", { "index.html": "preview" });
  await put(remote, "", { "index.html": "new", "pr-notes/index.html": "a page" });
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    CNAME: "www.example.com",
    "index.html": "new",
    "pr-3/index.html": "preview",
    "pr-notes/index.html": "a page",
  });
});

test("a preview leaves the site as it is", async () => {
  const remote = createRemote();
  await put(remote, "", { "index.html": "site", "about-us/index.html": "about" });
  await put(remote, "pr-3", { "index.html": "preview" });
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    "about-us/index.html": "about",
    "index.html": "site",
    "pr-3/index.html": "preview",
  });
});

test("removing a preview removes no other, even when its number begins the same", async () => {
  const remote = createRemote();
  await put(remote, "", { "index.html": "site" });
  for (const folder of ["pr-1", "pr-12"]) await put(remote, folder, { "index.html": folder });
  expect(await put(remote, "pr-1", {})).toBe(true);
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    "index.html": "site",
    "pr-12/index.html": "pr-12",
  });
  expect(await put(remote, "pr-1", {})).toBe(false);
});

test("removing a preview where nothing was ever published makes no branch", async () => {
  const remote = createRemote();
  expect(await put(remote, "pr-1", {})).toBe(false);
  expect(remote.git("branch", "--list")).toBe("");
});

test("what is the same already makes no commit", async () => {
  const remote = createRemote();
  for (const folder of ["", "pr-1"]) await put(remote, folder, { "index.html": "same" });
  const before = remote.tip();
  for (const folder of ["", "pr-1"])
    expect(await put(remote, folder, { "index.html": "same" })).toBe(false);
  expect(remote.tip()).toBe(before);
});

test("the branch has one commit, however often something is published", async () => {
  const remote = createRemote();
  for (const text of ["one", "two", "three"]) await put(remote, "pr-1", { "index.html": text });
  expect(remote.git("rev-list", "--count", BRANCH)).toBe("1");
});

test("files arrive byte for byte, whatever Git is told by files among them", async () => {
  const remote = createRemote();
  const bytes = Buffer.from([0, 13, 10, 255, 10]);
  await publish(remote.address, {
    folder: "pr-1",
    message: "Bytes",
    files: new Map([
      ["a.bin", bytes],
      [".gitattributes", Buffer.from("* text eol=lf\n")],
      [".gitignore", Buffer.from("*\n")],
    ]),
  });
  expect(remote.readBytes("pr-1/a.bin")).toEqual(bytes);
});

test("publishers at the same time lose nothing", async () => {
  const remote = createRemote();
  const folders = ["", "pr-1", "pr-2", "pr-3"];
  await Promise.all(
    folders.map((folder) => put(remote, folder, { "index.html": `by ${folder || "site"}` })),
  );
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    "index.html": "by site",
    "pr-1/index.html": "by pr-1",
    "pr-2/index.html": "by pr-2",
    "pr-3/index.html": "by pr-3",
  });
});

test("a push that comes a moment too late starts again from what is there now", async () => {
  const remote = createRemote();
  await put(remote, "pr-1", { "index.html": "first" });
  const first = remote.tip();
  await put(remote, "pr-2", { "index.html": "second" });
  const second = remote.tip();
  remote.git("update-ref", `refs/heads/${BRANCH}`, first);
  // Once, another commit reaches the branch while this push is under way.
  remote.onPush(`test -e late || { touch late; git update-ref "$1" ${second}; }`);
  expect(await put(remote, "pr-3", { "index.html": "third" })).toBe(true);
  expect(readFileSync(join(remote.folder, "late"), "utf8")).toBe("");
  expect(remote.read()).toEqual({
    ".nojekyll": "",
    "pr-1/index.html": "first",
    "pr-2/index.html": "second",
    "pr-3/index.html": "third",
  });
});

test("a remote that refuses says why, and is not asked again", async () => {
  const remote = createRemote();
  remote.onPush(`echo x >> "$GIT_DIR/asked"; echo "no pushes today"; exit 1`);
  await expect(put(remote, "pr-1", { "index.html": "one" })).rejects.toThrow(
    /git push failed: [^]*hook declined/,
  );
  expect(readFileSync(join(remote.folder, "asked"), "utf8")).toBe("x\n");
});

test.each([
  ["the workflow's token", "", "secret"],
  ["the token of the previews' repository", "secret of previews", "secret of previews"],
])("%s is the password of a remote that asks for one, and is in no error", async (...row) => {
  const [, ofPreviews, password] = row;
  vi.stubEnv("GITHUB_TOKEN", "secret");
  vi.stubEnv("PREVIEW_TOKEN", ofPreviews);
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(401, { "WWW-Authenticate": 'Basic realm="Git"' }).end();
  });
  const { address, close } = await listenOnLoopback(server);
  const error = await put({ address: `${address}/site` }, "pr-1", { "index.html": "one" }).catch(
    String,
  );
  await close();
  vi.unstubAllEnvs();
  expect(asked).toEqual([
    undefined,
    `Basic ${Buffer.from(`x-access-token:${password}`).toString("base64")}`,
  ]);
  expect(error).toMatch(/git ls-remote failed: [^]*Authentication failed/);
  expect(error).not.toContain("secret");
});

test.each([
  [
    "a folder of another shape",
    "pr-0",
    { "index.html": "x" },
    /"pr-0" is not the folder of a preview/,
  ],
  ["a way out of the folder", "../pr-1", { "index.html": "x" }, /not the folder of a preview/],
  ["a site without files", "", {}, /the whole site would be removed/],
  [
    "a site with a page where previews go",
    "",
    { "pr-7/index.html": "x" },
    /"pr-7\/index.html" cannot be published/,
  ],
])("%s is refused", async (_, folder, texts, said) => {
  const remote = createRemote();
  await expect(put(remote, folder, texts)).rejects.toThrow(said);
  expect(remote.git("branch", "--list")).toBe("");
});
