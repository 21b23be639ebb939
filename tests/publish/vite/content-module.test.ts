// Which of its fields a page's module contains: those for visitors, and no notes of writers and reviewers.
import { resolve } from "node:path";
import { expect, test } from "vitest";

import { writeContentModule } from "../../../app/publish/vite/content-module";
import { pickShown } from "../../../app/publish/vite/shown-files";
import type { ImageFile } from "../../../app/publish/files/image";
import { drawing } from "../../../app/schema/file-kinds";
import { checkedFile, siteFile } from "../../support/checked-file";

test("the module of a page has dates in words, an image once, and no private fields", async () => {
  const reference = { kind: "file reference", name: "./images/a.svg" };
  const preparedPath = resolve("tests/specimen/content/images/logo.svg");
  const file: ImageFile = {
    path: "/images/a.svg",
    name: "images/a.svg",
    kind: drawing,
    width: 2,
    height: 1,
    drawing: { source: "", wrongTokens: [], preparedPath },
  };
  const page = checkedFile("about-us", {
    frontmatter: {
      title: "21 CFR 314",
      lead: "21 CFR 314",
      description: undefined,
      logo: reference,
      to: "https://www.example.org/(a)(b)",
      call: "tel:+44 (0)20 7946 0000",
      placeholders: ["A stand-in."],
      stats: [{ asOf: "2025" }, { asOf: "2025-06" }, { asOf: "2025-06-30" }],
    },
    images: new Map([["./images/a.svg", file]]),
    privateFields: ["placeholders"],
  });
  const [shown] = pickShown([page, siteFile()], true);
  const logo = '{"src":"/tests/specimen/content/images/logo.svg","width":2,"height":1}';
  const stats = '[{"asOf":"2025"},{"asOf":"June 2025"},{"asOf":"June 30, 2025"}]';
  const titles = '"title":"21 CFR 314","lead":"21\u00a0CFR\u00a0314"';
  const links = '"to":"https://www.example.org/(a)(b)","call":"tel:+442079460000"';
  const fields = `${titles},"logo":${logo},${links},"stats":${stats}`;
  expect(shown && (await writeContentModule(shown, true))).toBe(`const frontmatter = {${fields}};
const images = {"./images/a.svg":${logo}};
const documents = {};
const lists = {};
export { frontmatter, images, documents, lists };`);
});
