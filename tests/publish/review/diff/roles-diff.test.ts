// Which pages other roles must sign than before.
import { expect, test } from "vitest";

import { diffRoles } from "../../../../app/publish/review/diff/roles-diff";
import { readPage, siteOf } from "../../../support/page-snapshots";

const PATHS = ["/one", "/two", "/three"];
const pages = PATHS.map((path) => readPage(path));
const pairs = pages.map((page) => ({ old: page, now: page }));

test("pages that lose a role are one change, and pages with their own list are none", () => {
  const before = siteOf(pages, {
    "/*": { signOff: ["Legal", "Medical"] },
    "/two": { signOff: ["Legal"] },
  });
  const after = siteOf(pages, { "/*": { signOff: ["Medical"] }, "/two": { signOff: ["Legal"] } });
  expect(diffRoles(before, after, pairs)).toMatchObject([
    {
      old: "Legal, Medical",
      new: "Medical",
      places: [{ path: "/one" }, { path: "/three" }],
    },
  ]);
  expect(diffRoles(before, before, pairs)).toEqual([]);
});

test("a list that is gone is a change to nobody; a new page has none to compare with", () => {
  const [before, after] = [siteOf(pages, { "/one": { signOff: ["Legal"] } }), siteOf(pages)];
  expect(diffRoles(before, after, pairs)).toMatchObject([{ old: "Legal", new: null }]);
  expect(diffRoles(after, before, [{ old: undefined, now: pages[0] }])).toEqual([]);
});
