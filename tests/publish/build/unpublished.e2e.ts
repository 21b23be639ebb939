// The specimen with an unpublished page of each kind, marked in every text and file name: a public build contains none of
// the marks, in any file; a preview contains them all.
import { expect, test } from "@playwright/test";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";

import { copySite, outputOf, startBuild } from "../../../app/publish/sandbox/site-copy";
import { makePdf } from "../../support/pdf/make-pdf";
import { SPECIMEN, UNPUBLISHED } from "../../support/specimen";

/** The words that only unpublished pages contain, those of the specimen too; the rest of the word says where. */
const WORD = /(?:vorpal|quibblefish|zyxomat|frabjous|tulgey|jabberwock)[\w-]*/g;

/** The path data of their drawings, and the paths of the main page and of the list, whose entry is public. */
const OTHERS = /h37v41|drug-pipeline|gazette(?!\/open)/g;

const MEDIA: Record<string, () => Promise<Buffer> | Buffer | string> = {
  svg: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path d="M3 5h37v41z"/></svg>',
  png: () =>
    sharp({ create: { width: 40, height: 50, channels: 3, background: "#123457" } })
      .png()
      .toBuffer(),
  pdf: () => makePdf({ title: "A vorpaldocument" }),
};

/** A built file: its name in the folder `build`, its bytes, and both as a text, decompressed. */
interface BuiltFile {
  name: string;
  bytes: Buffer;
  text: string;
}

test.describe.configure({ mode: "default" });
let folder = "";
let published: BuiltFile[] = [];
let preview: BuiltFile[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await copySite({ content: SPECIMEN, withCache: true });
  const content = join(folder, "content");
  cpSync(UNPUBLISHED, content, { recursive: true });
  for (const [, path = "", ending = ""] of sources().matchAll(
    /\/((?:images|files)\/vorpal[\w-]*\.(\w+))/g,
  ))
    writeFileSync(join(content, path), (await MEDIA[ending]?.()) ?? "");
  const site = join(content, "site.mdx");
  const menu = readFileSync(site, "utf8").replace("label: Drug Pipeline", "label: Vorpalmainmenu");
  writeFileSync(site, menu);
  await outputOf(startBuild(folder));
  published = readFiles(join(folder, "build"));
  await outputOf(startBuild(folder, { SITE_PREVIEW: "pr-1" }));
  preview = readFiles(join(folder, "build"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test("nothing of an unpublished page is in any file of the public site, and no file is named for one", () => {
  expect(published.length).toBeGreaterThan(100);
  const found = published.flatMap(({ name, text }) =>
    [...marksIn(text, WORD), ...marksIn(text, OTHERS)].map((mark) => `${name}: ${mark}`),
  );
  expect(found).toEqual([]);
});

test("what public pages share with unpublished ones stays, and so does the public entry of a list that is a draft", () => {
  const names = published.map(({ name }) => name).join("\n");
  expect(names).toMatch(/^client\/assets\/slide-2-[\w-]+\.svg$/m);
  expect(names).toMatch(/^client\/gazette\/open\/index\.html$/m);
});

test("a preview has every word, file and address of the unpublished pages", () => {
  const text = preview.map((file) => file.text).join("\n");
  const marks = new Set([...marksIn(sources(), WORD)].filter((mark) => !mark.includes("unseen")));
  expect(marks.size).toBeGreaterThan(80);
  const shown = marksIn(text, WORD);
  expect([...marks].filter((mark) => ![...shown].some((word) => word.startsWith(mark)))).toEqual(
    [],
  );
  const names = new Set(preview.map(({ name }) => name));
  for (const path of ["drug-pipeline", "vorpal-page", "gazette", "bulletin/vorpal-embargo"])
    for (const name of [`client/${path}.html`, `client/share/${path}.png`])
      expect(names).toContain(name);
});

/** The texts of the unpublished pages. */
function sources(): string {
  return readFiles(UNPUBLISHED)
    .map(({ text }) => text)
    .join("\n");
}

function readFiles(root: string): BuiltFile[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => {
      const bytes = readFileSync(join(root, name));
      return { name, bytes, text: `${name}\n${decompressed(name, bytes).toString("latin1")}` };
    });
}

function decompressed(name: string, bytes: Buffer): Buffer {
  if (name.endsWith(".br")) return brotliDecompressSync(bytes);
  return name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

function marksIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.toLowerCase().matchAll(pattern)].map(([mark]) => mark));
}
