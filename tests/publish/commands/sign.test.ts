// `npm run sign` as a lawyer runs it: the line it writes, and what it refuses.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { signCommand } from "../../../app/publish/commands/sign";
import { parseSignatures } from "../../../app/publish/content/signatures";
import { signatureOf } from "../../../app/publish/review/judge/sign-off";
import { createProject } from "../../support/content-folder";
import { readPage, siteOf } from "../../support/page-snapshots";
import { callCommand } from "../../support/run-content";

const PAGES = ["/", "/investors", "/404.html"].map((path) => readPage(path));
const SITE = siteOf(PAGES, { "/plans": { draft: true } });

let cwd = "";
beforeEach(async () => {
  cwd = await createProject();
});
afterEach(() => rm(cwd, { recursive: true }));

const file = () => readFile(join(cwd, "content/signatures.txt"), "utf8");
const sign = (options: Record<string, string>, pages = ["/investors"]) => {
  const given = Object.entries({
    role: "Legal",
    name: "Ann Example",
    date: "2030-01-02",
    ...options,
  });
  const argv = [
    ...pages.flatMap((page) => ["--page", page]),
    ...given.flatMap(([name, value]) => [`--${name}`, value]),
  ];
  return callCommand((args, io) => signCommand(args, io, () => Promise.resolve(SITE)), argv, {
    cwd,
  });
};
/** Declares roles on the specimen's About page. */
const declare = async (roles: string) => {
  const path = join(cwd, "content/about-us.mdx");
  await writeFile(
    path,
    (await readFile(path, "utf8")).replace("---\n", `---\nsignOff: ${roles}\n`),
  );
};

test("a signature: the page's hash, role, date and name, on a line of its own", async () => {
  const { code, output } = await sign({});
  expect({ code, output }).toEqual({
    code: 0,
    output:
      "Ann Example signed /investors for Legal on 2030-01-02\nCommit content/signatures.txt together with the text.\n",
  });
  const hash = signatureOf(readPage("/investors"));
  const signature = { path: "/investors", role: "Legal", name: "Ann Example", date: "2030-01-02" };
  expect(parseSignatures(await file()).signatures).toMatchObject([{ ...signature, hash }]);
});

test("several pages at once, with or without slashes; a second signature replaces the first", async () => {
  await sign({}, ["investors/", "/", "404.html"]);
  const { output } = await sign({ name: "Bo Example", date: "2030-02-03" });
  expect(output).toContain(
    "Bo Example signed /investors for Legal on 2030-02-03, instead of Ann Example on 2030-01-02\n",
  );
  expect(
    parseSignatures(await file()).signatures.map(({ path, name }) => `${path} ${name}`),
  ).toEqual(["/ Ann Example", "/404.html Ann Example", "/investors Bo Example"]);
});

test("today is the day of a signature that names none", async () => {
  const argv = ["--page", "/", "--role", "Legal", "--name", "Ann"];
  await callCommand((args, io) => signCommand(args, io, () => Promise.resolve(SITE)), argv, {
    cwd,
  });
  expect(parseSignatures(await file()).signatures[0]?.date).toMatch(/^20\d\d-\d\d-\d\d$/);
});

describe("what cannot be signed is refused, and nothing is written", () => {
  test.each([
    [
      "a page that is not there",
      {},
      ["/investor"],
      "there is no page /investor, did you mean /investors? The pages are /, /investors, /404.html",
    ],
    [
      "one of two pages",
      {},
      ["/", "/elsewhere"],
      "there is no page /elsewhere, expected another one. The pages are /, /investors, /404.html",
    ],
    [
      "a draft",
      {},
      ["/plans"],
      "the page /plans is a draft, expected a page that is published; delete its line `draft: true`, then sign it",
    ],
    ["nobody", { name: " " }, ["/"], "--name  has no letters, expected a name"],
    [
      "a name with a separator",
      { name: "Ann | Bo" },
      ["/"],
      '--name  holds a line break, "|", "#" or something invisible',
    ],
    [
      "a name on two lines",
      { name: "Ann\n/ | Legal" },
      ["/"],
      '--name  holds a line break, "|", "#" or something invisible',
    ],
    [
      "a role with a mark",
      { role: "#Legal" },
      ["/"],
      '--role  holds a line break, "|", "#" or something invisible',
    ],
    [
      "no day",
      { date: "today" },
      ["/"],
      '--date  expected a day such as 2025-06-30, found "today"',
    ],
  ])("%s", async (_, options, pages, message) => {
    await expect(sign(options, pages)).rejects.toMatchObject({ message, exitCode: 1 });
    await expect(file()).rejects.toThrow("ENOENT");
  });
  test("a role that no page names, unless none is named anywhere", async () => {
    await declare("[Legal, Medical]");
    expect(await sign({ role: "Medical" })).toMatchObject({ code: 0 });
    await expect(sign({ role: "Leagl" })).rejects.toMatchObject({
      message:
        '--role  no `signOff:` names "Leagl", did you mean "Legal"? The roles are Legal, Medical',
    });
  });
  test("a file with a line that would be lost", async () => {
    const text = "# note\nAnn agrees.\n";
    await writeFile(join(cwd, "content/signatures.txt"), text);
    await expect(sign({})).rejects.toThrow("content/signatures.txt:2  is no signature, ");
    expect(await file()).toBe(text);
  });
});

test.each([[[]], [["--page", "/"]], [["--page", "/", "--role", "Legal", "--name", "Ann", "more"]]])(
  "wrong arguments: the help, and 1: %j",
  async (argv) => {
    const { code, errors } = await callCommand(signCommand, argv, { cwd });
    expect(code).toBe(1);
    expect(errors).toMatch(/^Usage: npm run sign -- /);
  },
);
