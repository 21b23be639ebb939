// Which of its fields a page's module contains: those for visitors, and no notes of writers and reviewers.
import { expect, test } from "vitest";

import { writePageModule } from "../../../app/publish/vite/page-module";
import { shownPages } from "../../../app/publish/vite/shown-pages";
import type { ImageFile } from "../../../app/publish/files/image";
import { drawing } from "../../../app/schema/file-kinds";
import { checkedPage, sitePage } from "../../support/checked-page";

test("the module of a page has dates in words, an image once, and no private fields", async () => {
  const logo = { kind: "file reference", name: "./images/a.svg" };
  const file: ImageFile = {
    path: "/images/a.svg",
    name: "images/a.svg",
    kind: drawing,
    width: 2,
    height: 1,
    drawing: { source: "", words: [], wrongTokens: [], prepared: "/cache/a.svg" },
  };
  const page = checkedPage("about-us", {
    frontmatter: {
      ...{ title: "About", description: undefined, logo },
      placeholders: ["A stand-in."],
      stats: [{ asOf: "2025" }, { asOf: "2025-06" }, { asOf: "2025-06-30" }],
    },
    images: new Map([["./images/a.svg", file]]),
    privateFields: ["placeholders"],
  });
  const [shown] = shownPages([page, sitePage()], false);
  expect(shown && (await writePageModule(shown))).toBe(`import image0_0 from "/cache/a.svg?url";
const image0 = { src: image0_0, width: 2, height: 1 };
const frontmatter = { "logo": image0, "stats": [{ "asOf": "2025" }, { "asOf": "June 2025" }, { "asOf": "June 30, 2025" }], "title": "About" };
const documents = {  };
const images = { "./images/a.svg": image0 };
const lists = {  };
export { frontmatter, documents, images, lists };`);
});
