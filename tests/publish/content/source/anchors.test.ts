// The ids of headings, which links lead to.
import { createProcessor } from "@mdx-js/mdx";
import { expect, test } from "vitest";

import { giveHeadingsIds, headingIds } from "../../../../app/publish/content/source/anchors";
import { page } from "../../../support/prose";

test("each heading has an id of its own, made from its words", () => {
  const { tree } = page(
    "## Dose\n\n## *Safety*, in 505(b)(2)\n\n## Dose 2\n\n### Dose\n\n### Naïve cells\n\n### 日本",
  );
  expect([...headingIds(tree).values()]).toEqual([
    "dose",
    "safety-in-505-b-2",
    "dose-2",
    "dose-3",
    "naive-cells",
    "part",
  ]);
});

test("the page that is made has these ids", async () => {
  const processor = createProcessor({ remarkPlugins: [giveHeadingsIds] });
  const made = String(await processor.process("## Dose\n\nWords.\n\n## Dose"));
  expect([...made.matchAll(/id: "([^"]*)"/g)].map(([, id]) => id)).toEqual(["dose", "dose-2"]);
});
