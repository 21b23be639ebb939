// When a page is published: never as a draft, and not before its day.
import { afterEach, expect, test, vi } from "vitest";

import {
  isBannerExpired,
  listUnpublished,
  unpublishedBy,
} from "../../../app/publish/content/publication";

afterEach(() => vi.unstubAllEnvs());

test.each([
  [{}, undefined],
  [{ draft: "true", date: "2020-01-01" }, "a draft"],
  [{ draft: "false" }, undefined],
  [{ date: "2026-11-24" }, undefined],
  [{ date: "2026-11-25" }, "dated 2026-11-25"],
  [{ date: "2026-11-01", embargo: "2026-11-24" }, undefined],
  [{ date: "2026-11-01", embargo: "2026-12-01" }, "under embargo until 2026-12-01"],
  [{ date: "2027-01-01", embargo: "2026-12-01" }, "dated 2027-01-01"],
  [{ date: "2027-01-01", starts: "2027-01-01" }, undefined],
  [{ starts: "2027-01-01", embargo: "2026-12-01" }, "under embargo until 2026-12-01"],
])("on 2026-11-24, %j: %s", (fields, words) => {
  vi.stubEnv("SITE_DATE", "2026-11-24");
  expect(unpublishedBy(fields)?.words).toBe(words);
});

test.each([
  [{}, false],
  [{ until: "2026-11-23" }, true],
  [{ until: "2026-11-24" }, false],
])("on 2026-11-24, a banner %j is over: %s", (banner, is) => {
  vi.stubEnv("SITE_DATE", "2026-11-24");
  expect(isBannerExpired(banner)).toBe(is);
});

test("without SITE_DATE today counts, in UTC", () => {
  const now = new Date().toISOString().slice(0, 10);
  expect(unpublishedBy({ date: now })).toBeUndefined();
  expect(unpublishedBy({ date: "2999-01-01" })?.until).toBe("2999-01-01");
});

test("the pages that wait are listed with the reason, and a part of all pages is none", () => {
  const unpublished = unpublishedBy({ draft: "true" });
  expect(
    listUnpublished([
      { url: "/b", unpublished },
      { url: undefined, unpublished },
      { url: "/c", unpublished: undefined },
      { url: "/a", unpublished: unpublishedBy({ embargo: "2999-01-01" }) },
    ]),
  ).toEqual(["/a is under embargo until 2999-01-01", "/b is a draft"]);
});
