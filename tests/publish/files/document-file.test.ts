// Documents that content files name: which addresses mean one, and what a page says of them.
import { expect, test } from "vitest";

import { isDocumentPath } from "../../../app/schema/fields";
import { site } from "../../../app/schema/site";
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

const frame = { dates: "en-US", labels: site.shape.labels.parse({}) };

test.each([
  [999, 1, "PDF, 1 kB, 1 page"],
  [99_000, 2, "PDF, 99 kB, 2 pages"],
  [2_140_000, 14, "PDF, 2.1 MB, 14 pages"],
])("a document of %d bytes and %d pages is described as %s", (bytes, pages, note) => {
  const file = { path: "/content/files/deck.pdf", name: "files/deck.pdf", bytes, pages, notes: [] };
  expect(writeDocumentModule(file, "document0", frame)).toContain(JSON.stringify(note));
});
