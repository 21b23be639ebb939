// The order of a page's footnotes, and the components that its prose gets in their place.
import { compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import { describe, expect, test } from "vitest";

import {
  arrangeFootnotes,
  footnoteNames,
  readGfm,
} from "../../../../app/publish/content/source/gfm";
import { page } from "../../../support/prose";

const NOTES = "[^c]: Three.\n\n[^b]: Two, see[^D].\n\n[^a]: One.\n\n[^d]: Four.\n\n[^idle]: None.";

describe("the order of footnotes", () => {
  test("is that of the marks in the prose, then in other notes", () => {
    expect(footnoteNames(page(`Yes[^B] and[^a], yes[^b].\n\n${NOTES}`).tree)).toEqual([
      ...["b", "a", "d"],
    ]);
  });
  test("knows no note that is not there, and none of a page without notes", () => {
    expect(footnoteNames(page("Yes[^x].").tree)).toEqual([]);
  });
});

describe("the compiled prose", () => {
  const compiled = async (prose: string) =>
    String(
      await compile(`---\ntitle: News\n---\n${prose}`, {
        jsx: true,
        remarkPlugins: [remarkFrontmatter, readGfm, arrangeFootnotes],
      }),
    );

  test("has the marks in the text, and the notes behind it in their order", async () => {
    const code = await compiled(`Yes[^b] and **no[^b]**.\n\n${NOTES}`);
    const [, text = "", notes = ""] =
      /<Prose>(.*)<\/Prose>[\s\S]*<Footnotes>(.*)<\/Footnotes>/s.exec(code) ?? [];
    expect(text.match(/<FootnoteReference [^>]*>/g)).toEqual([
      '<FootnoteReference name="b" number="1" id="note-b--mark" />',
      '<FootnoteReference name="b" number="1" />',
    ]);
    expect(text).not.toContain("Three");
    expect(notes.match(/<Footnote [^>]*>/g)).toEqual([
      '<Footnote name="b" number="1" back="note-b--mark">',
      '<Footnote name="d" number="2" back="note-d--mark">',
    ]);
    expect(notes).not.toContain("None");
  });
  test("without footnotes is as it was", async () => {
    expect(await compiled("Yes and no.")).not.toMatch(/<Prose>|<Footnotes>/);
  });
});
