// What a release lacks: one problem for each role that has not signed a page as it is now.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { addSignature } from "../../../../app/publish/content/signatures";
import { formatProblem } from "../../../../app/publish/problems/problem";
import { signatureOf } from "../../../../app/publish/review/judge/sign-off";
import { missingSignatures } from "../../../../app/publish/review/signing/release";
import { readPage, siteOf } from "../../../support/page-snapshots";

const PAGES = ["/", "/about-us", "/404.html", "/copied"].map((path) => readPage(path));
const sign = (path: string, role: string) => {
  const page = PAGES.find((each) => each.path === path);
  const hash = page ? signatureOf(page) : "";
  return { path, role, hash, name: "Ann Example", date: "2030-01-02" };
};

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
  mkdirSync(join(root, "content"));
});
afterEach(() => rmSync(root, { recursive: true }));

async function missing(
  roles: Record<string, string[]>,
  signatures: ReturnType<typeof sign>[] = [],
  pages = PAGES,
): Promise<string[]> {
  if (signatures.length > 0)
    writeFileSync(join(root, "content/signatures.txt"), signatures.reduce(addSignature, ""));
  const files = Object.entries(roles).map(([name, signOff]) => ({
    ...{ file: `content/${name}.mdx`, name, frontmatter: { signOff } },
  }));
  const read = () => Promise.resolve(siteOf(pages));
  const problems = await missingSignatures(root, files, () => undefined, read);
  expect(problems.every(({ rule, severity }) => `${rule} ${severity}` === "signatures error")).toBe(
    true,
  );
  expect(problems.filter(({ message }) => message.length > 300)).toEqual([]);
  return problems.map(formatProblem);
}

test("without a role nothing is built", async () => {
  const build = () => Promise.reject(new Error("built"));
  const files = [{ file: "content/site.mdx", name: "site", frontmatter: {} }];
  expect(await missingSignatures(root, files, () => undefined, build)).toEqual([]);
  const asked = [{ file: "content/site.mdx", name: "site", frontmatter: { signOff: ["Legal"] } }];
  await expect(missingSignatures(root, asked, () => undefined, build)).rejects.toThrow("built");
});

test("each role that has not signed, at the page's file, with the command that signs", async () => {
  const roles = {
    site: ["Legal"],
    home: [],
    "about-us": ["Legal", "Medical Affairs"],
    "not-found": ["Legal"],
  };
  expect(await missing(roles, [sign("/about-us", "Legal")])).toMatchInlineSnapshot(`
    [
      "content/about-us.mdx:1:1  the page /about-us is not signed by Medical Affairs; who has read it as it is now runs \`npm run sign -- --page /about-us --role "Medical Affairs" --name "…"\`",
      "content/not-found.mdx:1:1  the page /404.html is not signed by Legal; who has read it as it is now runs \`npm run sign -- --page /404.html --role Legal --name "…"\`",
      "content/site.mdx:1:1  the page /copied is not signed by Legal; who has read it as it is now runs \`npm run sign -- --page /copied --role Legal --name "…"\`",
    ]
  `);
});

test("a page that changed since: who signed it, and when", async () => {
  const pages = [readPage("/", { title: "Other" })];
  expect(await missing({ home: ["Legal"] }, [sign("/", "Legal")], pages)).toMatchInlineSnapshot(`
    [
      "content/home.mdx:1:1  the page / has changed since Ann Example signed it as Legal on 2030-01-02; who has read it as it is now runs \`npm run sign -- --page / --role Legal --name "…"\`",
    ]
  `);
});

test("a long path stands in the command only, which is never cut", async () => {
  const path = `/news/${"long-".repeat(15)}name`;
  const page = readPage(path);
  const signed = { ...sign("/", "Legal and Regulatory Affairs"), path };
  const roles = { [path.slice(1)]: ["Legal and Regulatory Affairs"] };
  const [problem = ""] = await missing(roles, [signed], [page]);
  expect(problem).toContain("  this page has changed since Ann Example");
  expect(problem).toMatch(/--role "Legal and Regulatory Affairs" --name "…"`$/);
});

test("nothing, when all have signed", async () => {
  expect(await missing({ home: ["Legal"] }, [sign("/", "Legal")])).toEqual([]);
});
