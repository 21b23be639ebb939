// `--verify`: for every page, whether it was signed and reads as it was signed, and where to see what changed.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { addSignature } from "../../../../app/publish/content/signatures";
import { signatureOf } from "../../../../app/publish/review/judge/sign-off";
import type { Snapshot } from "../../../../app/publish/review/page-model";
import { verifySignatures } from "../../../../app/publish/review/signing/verify";
import { ReviewError } from "../../../../app/publish/review/sites/review-error";
import { HOME } from "../../../support/images";
import { readPage, siteOf } from "../../../support/page-snapshots";
import { createStubRepository } from "../../../support/review-repository";

const PAGES = [readPage("/"), readPage("/two")];
const CHANGED = [readPage("/"), readPage("/two", { title: "Other" })];
const hashOf = (path: string) => {
  const page = PAGES.find((each) => each.path === path);
  return page ? signatureOf(page) : "f".repeat(64);
};
const sign = (path: string, role: string, hash = hashOf(path)) => ({
  ...{ path, role, hash, name: "Ann Example", date: "2030-01-02" },
});
const linesOf = (...signatures: ReturnType<typeof sign>[]) => signatures.reduce(addSignature, "");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "verify-"));
});
afterEach(() => {
  process.chdir(HOME);
  rmSync(folder, { recursive: true });
});

/** What is said of a site, one line a fault. */
async function verify(text: string, site: Snapshot, name = "signatures.txt"): Promise<string[]> {
  const file = join(folder, name);
  writeFileSync(file, text);
  const verdicts = await verifySignatures(
    file,
    () => undefined,
    () => Promise.resolve(site),
  );
  return verdicts.map(
    ({ subject, isAsSigned, words }) =>
      `${isAsSigned ? "✓" : "✗"} ${subject.replace(`${folder}/`, "")} ${words}`,
  );
}

describe("the signatures of the project", () => {
  const text = linesOf(sign("/", "Legal"), sign("/two", "Legal"));
  test("pages read as they were signed", async () => {
    expect(await verify(text, siteOf(PAGES))).toEqual([
      "✓ / reads as it was signed",
      "✓ /two reads as it was signed",
    ]);
  });
  test("a page that changed, with the one who signed it", async () => {
    expect(await verify(text, siteOf(CHANGED))).toEqual([
      "✓ / reads as it was signed",
      "✗ /two has changed since Ann Example (Legal) signed it on 2030-01-02; no commit here holds the signed text, so what changed is not known",
    ]);
  });
  test("a page that is gone", async () => {
    expect(await verify(text, siteOf(PAGES.slice(0, 1)))).toContain(
      "✗ /two is gone: no page has this address any more",
    );
  });
  test("a page that nobody signed", async () => {
    expect(await verify(text, siteOf([...PAGES, readPage("/new")]))).toContain(
      "✗ /new is not signed",
    );
  });
  test("a role that must sign and has not, on one page or on all", async () => {
    const own = siteOf(PAGES, { "/two": { signOff: ["Legal", "Medical"] } });
    expect(await verify(text, own)).toEqual([
      "✓ / reads as it was signed",
      "✗ /two is not signed by Medical",
    ]);
    const all = { "/*": { signOff: ["Medical"] }, "/two": { signOff: [] } };
    expect(await verify(text, siteOf(PAGES, all))).toEqual([
      "✗ / is not signed by Medical",
      "✓ /two reads as it was signed",
    ]);
  });
  test("two signatures of a role that disagree, though one of them holds", async () => {
    const other = `/ | Legal | Bo | 2030-01-02 | ${"f".repeat(64)}\n`;
    expect(await verify(text + other, siteOf(PAGES))).toContain(
      "✗ / has two signatures of Legal that disagree",
    );
  });
  test("a line that cannot be read", async () => {
    expect(await verify(`${text}Bo agrees.\n`, siteOf(PAGES))).toContainEqual(
      expect.stringMatching(/^✗ signatures\.txt:\d+ is no signature, /),
    );
  });
  test("without a signature: every page that must be signed, or nothing to verify against", async () => {
    const site = siteOf(PAGES, { "/two": { signOff: ["Legal"] } });
    expect(await verify("", site)).toEqual(["✗ /two is not signed by Legal"]);
    await expect(verify("", siteOf(PAGES))).rejects.toMatchObject({ exitCode: 2 });
    const missing = verifySignatures(
      "content/nowhere/signatures.txt",
      () => undefined,
      () => Promise.resolve(site),
    );
    expect(await missing).toMatchObject([{ subject: "/two", isAsSigned: false }]);
  });
  test("a page that no browser has read stops it", async () => {
    const unread = siteOf([readPage("/", { isRead: false })]);
    await expect(verify(text, unread)).rejects.toThrow("not read in a browser");
  });
});

describe("a report, or any text with a path and a hash on a line", () => {
  const list = PAGES.map(({ path }) => `| \`${path}\` | \`${hashOf(path)}\` |`).join("\n");
  test.each([
    ["summary.md", `# Pages\n\n${list}\n`],
    ["mail.txt", PAGES.map(({ path }) => `I sign ${path} ${hashOf(path)}`).join("\r\n")],
    [
      "report.json",
      JSON.stringify({
        head: { commit: "1".repeat(40), isDirty: false },
        pages: [
          ...PAGES.map(({ path }) => ({ path, hash: hashOf(path) })),
          { path: "/gone", hash: null },
        ],
      }),
    ],
  ])("%s", async (name, text) => {
    const right = ["✓ / reads as it was signed", "✓ /two reads as it was signed"];
    expect(await verify(text, siteOf(PAGES), name)).toEqual(right);
    const verdicts = await verify(text, siteOf([...CHANGED, readPage("/new")]), name);
    expect(verdicts).toHaveLength(3);
    expect(verdicts[1]).toMatch(/^✗ \/two has changed since it was signed; /);
    expect(verdicts[1]?.endsWith("`npm run review -- 111111111111` shows what")).toBe(
      name === "report.json",
    );
    expect(verdicts[2]).toBe("✗ /new is not signed");
  });
  test("two hashes of one page disagree", async () => {
    const text = `/ ${hashOf("/")}\n/two ${hashOf("/two")}\n/ ${"f".repeat(64)}\n`;
    expect(await verify(text, siteOf(PAGES), "list.txt")).toContain(
      "✗ / has two signatures that disagree",
    );
  });
  test.each([
    "",
    "{}",
    "[]",
    '{"pages":[{"path":"/"}]}',
    "/about-us 1234",
    `about-us ${"a".repeat(64)}`,
    `/x ${"a".repeat(65)}`,
  ])("what holds no signature is nothing to verify against: %j", async (text) => {
    await expect(verify(text, siteOf(PAGES), "list.txt")).rejects.toBeInstanceOf(ReviewError);
    await expect(verify(text, siteOf(PAGES), "list.txt")).rejects.toMatchObject({ exitCode: 2 });
  });
});

test("a committed signature names the commit to compare with, a shallow clone does not guess", async () => {
  const repository = createStubRepository();
  try {
    process.chdir(repository.folder);
    repository.write("content/signatures.txt", linesOf(sign("/", "Legal"), sign("/two", "Legal")));
    const commit = repository.commit();
    repository.write("content/home.mdx", "---\ntitle: Later\n---\n");
    repository.commit();
    const read = () => Promise.resolve(siteOf(CHANGED));
    const words = async () =>
      (await verifySignatures("content/signatures.txt", () => undefined, read))[1]?.words;
    expect(await words()).toMatch(
      new RegExp(`2030-01-02; \`npm run review -- ${commit.slice(0, 12)}\` shows what$`),
    );
    const clone = join(folder, "shallow");
    repository.git("clone", "--quiet", "--depth", "1", `file://${repository.folder}`, clone);
    process.chdir(clone);
    expect(await words()).toMatch(/2030-01-02; no commit here holds the signed text/);
  } finally {
    process.chdir(HOME);
    repository.remove();
  }
});
