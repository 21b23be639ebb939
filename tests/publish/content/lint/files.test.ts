// What a writer reads when a file is missing, has a wrong name or is damaged, and when several are wrong.
import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";

import { checkContent } from "../../../../app/publish/content/check-content";
import { formatProblems, isError } from "../../../../app/publish/problems/problem";
import { createProject, fixture, problemsOf } from "../../../support/content-folder";
import { SPECIMEN_PROJECT } from "../../../support/specimen";

const NOT_FOUND = (await fixture("not-found.placeholders"))["not-found.mdx"] ?? "";

describe("bytes", () => {
  test("the manual and hidden files are left alone", async () => {
    expect(
      await problemsOf({ "README.md": "How to write.", ".DS_Store": "", "images/.DS_Store": "" }),
    ).toBe("");
  });
  test("line ends of Windows are fine, and move no position", async () => {
    const { "not-found.mdx": missing = "" } = await fixture("not-found.missing-key");
    expect(await problemsOf({ "not-found.mdx": NOT_FOUND.replaceAll("\n", "\r\n") })).toBe("");
    expect(await problemsOf({ "not-found.mdx": `${missing}\nWords.`.replaceAll("\n", "\r\n") }))
      .toMatchInlineSnapshot(`
        "content/not-found.mdx:1:1  headline  is missing; add the line \`headline:\` with what went wrong
        content/not-found.mdx:8:1  this page shows no prose; delete everything below the second line of "---""
      `);
    const { "contact-us.mdx": prose = "" } = await fixture("contact-us.yaml-and-prose");
    expect(await problemsOf({ "contact-us.mdx": prose.replaceAll("\n", "\r\n") })).toBe(
      await problemsOf({ "contact-us.mdx": prose }),
    );
  });
});

describe("all files", () => {
  test("an image that no page shows is a warning, once every page can be read", async () => {
    const image = {
      "images/idle.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    };
    expect(await problemsOf(image)).toContain(
      "content/images/idle.svg:1:1  warning: no page uses this image",
    );
    expect(
      await problemsOf({ ...image, ...(await fixture("not-found.mistyped-key")) }),
    ).not.toContain("no page uses");
  });
  test("problems of all files come in one run, sorted, and counted", async () => {
    const root = await createProject({
      ...(await fixture("not-found.mistyped-key")),
      ...(await fixture("contact-us.link")),
      "extra.txt": "",
    });
    const { problems } = await checkContent(root);
    await rm(root, { recursive: true });
    expect(formatProblems(problems.filter(isError))).toMatchInlineSnapshot(`
      "content/contact-us.mdx:26:1  there is no page "/investor", did you mean "/investors"?
      content/contact-us.mdx:26:25  there is no page "about-us.mdx", did you mean "/about-us"?
      content/contact-us.mdx:26:51  there is no page "/news"; write the path of an existing page, or an address that starts with https://
      content/contact-us.mdx:26:66  a link to a page of this site starts with a slash; write "/"
      content/extra.txt:1:1  no page can use this kind of file; delete it from content/
      content/not-found.mdx:5:1  headlin  is not a field here, did you mean "headline"?"
    `);
  });
  test("the specimen is good, and its pictures have a size", async () => {
    const { pages, problems } = await checkContent(SPECIMEN_PROJECT);
    expect(problems.filter(isError)).toEqual([]);
    const images = [...pages.values()].flatMap((page) => [...page.images.values()]);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(Math.min(image.width, image.height)).toBeGreaterThan(0);
  });
});
