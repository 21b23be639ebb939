// Documents that content files name: which addresses mean one, and what a page says of them.
import { expect, test } from "vitest";

import { describeDocument } from "../../../app/publish/files/document";
import { isDocumentPath } from "../../../app/schema/fields";
import { document } from "../../../app/schema/file-kinds";

test.each([
  ["./files/deck.pdf", true],
  ["../files/deck.PDF#page=3", true],
  ["/files/deck.pdf", true],
  ["./files/deck.docx", true],
  ["https://example.com/a.pdf", false],
  ["example.com/a.pdf", false],
  ["mailto:a@example.com?subject=a.pdf", false],
  ["/files", false],
  ["./about.mdx", false],
])("%s is taken for a document: %s", (address, isDocument) => {
  expect(isDocumentPath(address)).toBe(isDocument);
});

test.each([
  [999, "PDF, 0.1 MB"],
  [2_140_000, "PDF, 2.1 MB"],
])("a document of %d bytes is described as %s, at an address that stays", (size, details) => {
  const file = { path: "", name: "files/deck.pdf", kind: document, size, part: "#page=3" };
  const described = { href: "/files/deck.pdf#page=3", details };
  expect(describeDocument(file, "en-US", false)).toEqual(described);
});
