// Links, pictures and entries of the head that came, went or changed.
import { expect, test } from "vitest";

import {
  diffHeads,
  diffImages,
  diffLinks,
  type PartChange,
} from "../../../../app/publish/review/diff/parts-diff";
import type { PageImage, SiteLink } from "../../../../app/publish/review/page-model";

const told = (changes: PartChange[]) =>
  changes.map(({ action, name, old, new: now }) =>
    [action, name, old ?? "", now ?? ""].join(" | "),
  );

test("links: the same words to another place, one more, one gone, one that leads nowhere", () => {
  const link = (words: string, href: string, changes: Partial<SiteLink> = {}): SiteLink => ({
    ...{ words, href, isBroken: false, ...changes },
  });
  expect(
    told(
      diffLinks(
        [link("Go", "/a"), link("Stay", "/b"), link("Twice", "/c"), link("Twice", "/c")],
        [link("Go", "/x"), link("Stay", "/b", { isBroken: true }), link("Twice", "/c")],
      ),
    ),
  ).toEqual([
    "changed | Link “Go” | /a | /x",
    "changed | Link “Stay” | /b | /b (leads nowhere)",
    "removed | Link “Twice” | /c | ",
  ]);
  expect(told(diffLinks([], [link("New", "/n")]))).toEqual(["added | Link “New” |  | /n"]);
});
test("a link to a file that holds something else now is a change", () => {
  const plan = (hash: string) => [{ words: "Plan", href: "/plan.pdf", isBroken: false, hash }];
  expect(told(diffLinks(plan("1".repeat(16)), plan("2".repeat(16))))).toEqual([
    "changed | Link “Plan” | /plan.pdf (11111111) | /plan.pdf (22222222)",
  ]);
});

test("pictures: other bytes, another size, one more, one gone", () => {
  const image = (src: string, changes: Partial<PageImage> = {}): PageImage => ({
    ...{ src, hash: "0123456789abcdef", files: [], width: 10, height: 20, bytes: 1500, alt: "" },
    ...changes,
  });
  expect(
    told(
      diffImages(
        [image("/a.svg"), image("/b.svg"), image("/c.svg")],
        [
          image("/a.svg", { hash: "f".repeat(16) }),
          image("/b.svg", { width: null }),
          image("/d.svg"),
        ],
      ),
    ),
  ).toEqual([
    "changed | Picture a.svg | 10 × 20, 1.5 KB (01234567) | 10 × 20, 1.5 KB (ffffffff)",
    "changed | Picture b.svg | 10 × 20, 1.5 KB (01234567) | 1.5 KB (01234567)",
    "added | Picture d.svg |  | 10 × 20, 1.5 KB (01234567)",
    "removed | Picture c.svg | 10 × 20, 1.5 KB (01234567) | ",
  ]);
  expect(diffImages([image("/a.svg")], [image("/a.svg", { alt: "A text" })])).toEqual([]);
});

test("the head: by the names of its entries", () => {
  const entry = (name: string, value: string) => ({ name, value });
  expect(
    told(
      diffHeads(
        [entry("Language", "en"), entry("Title", "A")],
        [entry("Language", "de"), entry("Title", "A"), entry("charset", "utf-8")],
      ),
    ),
  ).toEqual(["changed | Language | en | de", "added | charset |  | utf-8"]);
});
