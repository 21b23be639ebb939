// Where a reader of the report is led from a change.
import { expect, test } from "vitest";

import type { Look } from "../../../../app/publish/review/page-model";
import type { Change } from "../../../../app/publish/review/report";
import { addressOf, findPicture, visitPlace } from "../../../../app/publish/review/write/links";
import { sampleChange, sampleLook, samplePage } from "../../../support/sample-report";

const ADDRESSES = { preview: "https://preview.example/pr-7/", live: "https://www.example.com" };
const PREVIEW = "https://preview.example/pr-7/investors";
const LIVE = "https://www.example.com/investors";

const visit = (change: Change, page = samplePage()) => {
  const [place = { path: "/investors", heading: [] }] = change.places;
  return visitPlace(change, place, page, ADDRESSES);
};

test("a text is found by its words: the new ones in the preview, the old ones on the live site", () => {
  expect(visit(sampleChange())).toEqual({
    preview: `${PREVIEW}#:~:text=We%20hope%20for%20it.`,
    live: `${LIVE}#:~:text=We%20wait%20for%20it.`,
  });
});

test("what means something in the directive is encoded, and a long text is found by its ends", () => {
  const change = sampleChange({
    old: "a-b, c & d",
    new: "one two three four five six -, x seven eight nine ten eleven twelve",
  });
  expect(visit(change)).toEqual({
    preview: `${PREVIEW}#:~:text=one%20two%20three%20four%20five%20six,seven%20eight%20nine%20ten%20eleven%20twelve`,
    live: `${LIVE}#:~:text=a%2Db%2C%20c%20%26%20d`,
  });
});

test.each(["alt", "title", "tooltip", "head", "link", "generated"] as const)(
  "the words of the subject %s are not text of the page, so the page itself is opened",
  (subject) => {
    expect(visit(sampleChange({ subject }))).toEqual({ preview: PREVIEW, live: LIVE });
  },
);

test("a page that is gone is not in the preview, a new one not on the live site, a renamed one at its old address", () => {
  const change = sampleChange({ subject: "alt" });
  expect(visit(change, samplePage({ kind: "removed" }))).toEqual({ live: LIVE });
  expect(visit(change, samplePage({ kind: "added" }))).toEqual({ preview: PREVIEW });
  expect(visit(change, samplePage({ kind: "renamed", from: "/money" }))).toEqual({
    preview: PREVIEW,
    live: "https://www.example.com/money",
  });
});

test("without addresses there are no links", () => {
  expect(visitPlace(sampleChange(), { path: "/", heading: [] }, samplePage(), {})).toEqual({});
});

test("an address stands whatever the path holds", () => {
  expect(addressOf("https://www.example.com/", "/")).toBe("https://www.example.com/");
  expect(addressOf("https://www.example.com", "/a b/50%?#")).toBe(
    "https://www.example.com/a%20b/50%25%3F%23",
  );
  expect(addressOf("https://www.example.com", "/\ud800")).toBe("https://www.example.com/%EF%BF%BD");
});

test.each<[string, number | undefined, string[], string | undefined]>([
  ["inside the first part", 640, [], "picture-3-1-0"],
  ["at the first pixel of the second part", 1500, [], "picture-3-1-1"],
  ["just behind a part", 712, [], "picture-3-0"],
  ["at no known place", undefined, [], "picture-3-0"],
  ["hidden on paper", undefined, ["print, with JavaScript"], "picture-3-2"],
])("a place %s leads to the picture that shows it", (_, top, views, id) => {
  const place = { path: "/investors", heading: [], ...(top !== undefined && { top }) };
  expect(findPicture(sampleChange({ views }), place, 3, sampleLook())).toBe(id);
});

test("a place leads to no picture when none differs", () => {
  const place = { path: "/investors", heading: [], top: 640 };
  const same: Look = { ...sampleLook(), pictures: [] };
  expect(findPicture(sampleChange(), place, 3, same)).toBeUndefined();
  expect(findPicture(sampleChange(), place, 3, undefined)).toBeUndefined();
});
