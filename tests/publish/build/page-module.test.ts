// What a page's module holds of its fields: what visitors get, and no notes of those who work on it.
import { expect, test } from "vitest";

import { exportData } from "../../../app/publish/build/page-module";

test("notes and the roles that must sign stay behind", async () => {
  const frontmatter = {
    title: "About",
    placeholders: ["A stand-in."],
    accepted: [{ text: "safe", reason: "Storage." }],
    signOff: ["Legal"],
  };
  const page = {
    ...{
      path: "/about.mdx",
      file: "content/about.mdx",
      text: "",
      name: "about-us",
      url: "/about-us",
    },
    unpublished: undefined,
    ...{
      frontmatter,
      images: new Map<string, never>(),
      documents: new Map<string, never>(),
      notes: ["dose"],
      placeholders: [],
    },
  };
  expect(await exportData(page, [])).toBe(
    'export const frontmatter = { "title": "About" };\nexport const images = {  };\nexport const documents = {  };\nexport const notes = ["dose"];',
  );
});
