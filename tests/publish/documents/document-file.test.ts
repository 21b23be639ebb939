// Documents that content files name: which are meant, which are there, and what the writer is told.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { isDocumentPath } from "../../../app/schema/fields";
import { documentSource } from "../../../app/publish/documents/document-module";
import { problemsOf } from "../../support/content-folder";
import { makePdf } from "../../support/pdf/make-pdf";
import { SPECIMEN } from "../../support/specimen";

const readSpecimen = (file: string) => readFile(join(SPECIMEN, file), "utf8");

test.each([
  ...["./files/deck.pdf", "../files/deck.pdf", "files/deck.pdf", "deck.PDF", "/files/deck.pdf"],
  ...["./files/deck.docx", "files\\deck.pdf"],
])("%s is meant as a document", (address) => {
  expect(isDocumentPath(address)).toBe(true);
});

test.each([
  ...["https://example.com/a.pdf", "//example.com/a.pdf", "www.example.com/a.pdf"],
  ...["example.com/a.pdf", "mailto:a@example.com?subject=a.pdf", "/files", "#a.pdf", "./about.mdx"],
])("%s is not", (address) => {
  expect(isDocumentPath(address)).toBe(false);
});

test.each([
  [999, 1, "PDF, 1 KB, 1 page"],
  [99_000, 2, "PDF, 99 KB, 2 pages"],
  [2_140_000, 14, "PDF, 2.1 MB, 14 pages"],
])("%d bytes and %d pages are told as %s", (bytes, pages, note) => {
  const file = { path: "/content/files/deck.pdf", name: "files/deck.pdf", bytes, pages };
  expect(documentSource(file, "document0")).toContain(JSON.stringify(note));
});

test("a link, a button and a tag name a document in the same way", async () => {
  const page = (name: string) =>
    `---\ntitle: A page\ndescription: A page.\n---\n\n[Words](${name}) here.\n\n<Button to="${name}">Words</Button>\n\n<Download file="${name}">Words</Download>\n`;
  const say = async (name: string) =>
    (await problemsOf({ "page-one.mdx": page(name) })).split("\n");
  expect(await say("./files/pamphlet.pdf")).toEqual([""]);
  for (const [name, message] of [
    ["./files/pamphelt.pdf", 'did you mean "./files/pamphlet.pdf"?'],
    ["./files/else.pdf", "in content/files; add the file there"],
    [
      "/files/pamphlet.pdf",
      'there is no file "/files/pamphlet.pdf", did you mean "./files/pamphlet.pdf"?',
    ],
    [
      "files/pamphlet.pdf",
      'there is no file "files/pamphlet.pdf", did you mean "./files/pamphlet.pdf"?',
    ],
    ["./files/deck.docx", "expected a document that ends in .pdf"],
  ]) {
    const lines = await say(name ?? "");
    expect(lines, lines.join("\n")).toHaveLength(3);
    for (const line of lines) expect(line).toContain(message);
  }
});

test("a PDF needs a title, a language, no password, and to be one", async () => {
  const tags = await readSpecimen("tags.mdx");
  const locked = makePdf().toString("latin1").replace("/Info 3 0 R", "/Info 3 0 R /Encrypt 3 0 R");
  for (const [pdf, message] of [
    [makePdf({ title: " " }), "has no title"],
    [makePdf({ language: "" }), "does not say its language"],
    [Buffer.from(locked, "latin1"), "is protected with a password"],
    [Buffer.from("<html>"), "is damaged or is no PDF"],
  ] as const)
    expect(await problemsOf({ "files/pamphlet.pdf": pdf, "tags.mdx": tags })).toContain(
      `pamphlet.pdf" ${message}`,
    );
});

test("a page or a tag that wants a page does not take a document", async () => {
  const site = (await readSpecimen("site.mdx")).replace(
    "to: /investors",
    "to: ./files/pamphlet.pdf",
  );
  expect(await problemsOf({ "site.mdx": site })).toContain(
    'there is no page "./files/pamphlet.pdf"',
  );
});
