// Documents that content files name: which addresses mean one, and what a page says of them.
import { expect, test } from "vitest";

import { isDocumentPath } from "../../../app/schema/fields";
import { writeDocumentModule } from "../../../app/publish/files/document-file";

test.each([
  ...["./files/deck.pdf", "../files/deck.pdf", "files/deck.pdf", "deck.PDF", "/files/deck.pdf"],
  ...["./files/deck.docx", "files\\deck.pdf"],
])("%s is taken for a document", (address) => {
  expect(isDocumentPath(address)).toBe(true);
});

test.each([
  ...["https://example.com/a.pdf", "//example.com/a.pdf", "www.example.com/a.pdf"],
  ...["example.com/a.pdf", "mailto:a@example.com?subject=a.pdf", "/files", "#a.pdf", "./about.mdx"],
])("%s is not taken for a document", (address) => {
  expect(isDocumentPath(address)).toBe(false);
});

test.each([
  [999, "en", "PDF, 1 kB"],
  [99_000, "en", "PDF, 99 kB"],
  [2_140_000, "en", "PDF, 2.1 MB"],
  [2_140_000, "fr", "PDF, 2,1 Mo"],
])("a document of %d bytes is described in %s as %s", (bytes, language, words) => {
  const path = "/content/files/deck.pdf";
  const file = { path, name: "files/deck.pdf", bytes, pages: 1, notes: [] };
  const made = writeDocumentModule(file, "document0", language).replace(/\s/g, " ");
  expect(made).toContain(`details: "${words}"`);
});
