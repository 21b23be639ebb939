// Edits of content that must be built, all in one request: each is on a page of its own.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import type { Report } from "../../../../app/publish/review/report";
import { copySite, startBuild } from "../../../../app/publish/sandbox/site-copy";
import { SPECIMEN, SPECIMEN_SITE } from "../../../support/specimen";
import { siteIn } from "../../../../app/publish/review/sites/builds";
import { reviewSites } from "./review-request";

interface ContentEdit {
  name: string;
  file: string;
  edit: (text: string) => string;
  /** Texts of the summary. */
  says: (string | RegExp)[];
}

const EDITS: ContentEdit[] = [
  {
    name: "a figure in a drawing",
    file: "images/comparison.svg",
    edit: (svg) => svg.replace("about $1.3B", "about $1.8B"),
    says: ["Words in a drawing (comparison.svg), changed", "“$1.3B” became “$1.8B”"],
  },
  {
    name: "two slides that swap",
    file: "investors.mdx",
    edit: (text) => swap(text, ...slides(text, "Company Mission", "Comparable Companies Analysis")),
    says: [/For Investors/, /Text, moved/],
  },
  {
    name: "the level of a heading",
    file: "everything.mdx",
    edit: (text) => text.replace("### The heading of", "## The heading of"),
    says: ["Heading 3, now Heading 2, changed"],
  },
  {
    name: "the text of a tooltip",
    file: "home.mdx",
    edit: (text) => text.replace("The second figure means this.", "The second figure means that."),
    says: [/means\s+this\.\s+that\./],
  },
  {
    name: "a new page",
    file: "notes/second.mdx",
    edit: () =>
      "---\ntitle: The second note\ndescription: A page that is new.\n---\n\nIt is new.\n",
    says: ["Page “The second note”", /It is new\./],
  },
  {
    name: "a paragraph in another place",
    file: "about-us.mdx",
    edit: (text) =>
      swap(
        text,
        "The first paragraph of the mission.",
        "The second paragraph of the mission leads [to a page of prose](/notes/first#the-list).",
      ),
    says: [/About Us, /, /Text, moved/],
  },
];

// One worker: the edits are built and reviewed once.
test.describe.configure({ mode: "default" });

let summary: string;
let report: Report;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "content-edits-"));
  const content = join(folder, "content");
  cpSync(SPECIMEN, content, { recursive: true });
  for (const { file, edit } of EDITS) write(join(content, file), edit);
  const built = await copySite({ folder: join(folder, "site"), content, withCache: true });
  const build = startBuild(built);
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr])
    stream?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((done) => build.once("close", done));
  expect(code, output.join("")).toBe(0);
  ({ report, summary } = await reviewSites(siteIn(SPECIMEN_SITE), siteIn(built)));
  rmSync(folder, { recursive: true });
});

for (const { name, says } of EDITS)
  test(`the review names ${name}`, { tag: "@request" }, () => {
    for (const words of says) expect(summary).toMatch(words);
  });

test("nothing else is critical than the figure", { tag: "@request" }, () => {
  const critical = report.changes.filter(({ severity }) => severity === "critical");
  expect(critical.map(({ name }) => name)).toEqual(["Words in a drawing (comparison.svg)"]);
});

function write(path: string, edit: (text: string) => string): void {
  const old = path.endsWith("second.mdx") ? "" : readFileSync(path, "utf8");
  const text = edit(old);
  if (text === old) throw new Error(`the edit of ${path} changes nothing`);
  writeFileSync(path, text);
}

function swap(text: string, one: string, other: string): string {
  return text
    .split(one)
    .map((part) => part.replace(other, one))
    .join(other);
}

/** The entries of two slides in frontmatter. */
function slides(text: string, one: string, other: string): [string, string] {
  const entry = (title: string) =>
    new RegExp(`  - title: ${title}\\n(?:    .*\\n)+`).exec(text)?.[0] ?? title;
  return [entry(one), entry(other)];
}
