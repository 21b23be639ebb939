// Checks on which day a page is published.
import { afterEach, expect, test, vi } from "vitest";

import {
  isBannerExpired,
  listUnpublished,
  todayOf,
  unpublishedBy,
} from "../../../app/publish/content/publication";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

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
  [{ date: "2027-13-01", embargo: "soon" }, undefined],
])("on 2026-11-24, what keeps a page with %j unpublished is: %s", (fields, words) => {
  expect(unpublishedBy(fields, "2026-11-24")?.words).toBe(words);
});

test.each([
  [{}, false],
  [{ until: "2026-11-23" }, true],
  [{ until: "2026-11-24" }, false],
])("on 2026-11-24, a banner %j is over: %s", (banner, is) => {
  vi.stubEnv("SITE_DATE", "2026-11-24");
  expect(isBannerExpired({ banner })).toBe(is);
});

test.each([
  [{}, "2026-12-01"],
  [{ timeZone: "America/New_York" }, "2026-11-30"],
  [{ timeZone: "Asia/Tokyo" }, "2026-12-01"],
  [{ timeZone: "Nowhere/Else" }, "2026-12-01"],
])("at 00:07 on 1 December in UTC, a site with %j has the day %s", (site, day) => {
  vi.useFakeTimers({ now: Date.parse("2026-12-01T00:07:00Z") });
  expect(todayOf(site)).toBe(day);
});

test("lists unpublished pages with their reasons", () => {
  const unpublished = unpublishedBy({ draft: "true" }, "2026-11-24");
  expect(
    listUnpublished([
      { url: "/b", unpublished },
      { url: undefined, unpublished },
      { url: "/c", unpublished: undefined },
      { url: "/a", unpublished: unpublishedBy({ embargo: "2099-01-01" }, "2026-11-24") },
    ]),
  ).toEqual(["/a is under embargo until 2099-01-01", "/b is a draft"]);
});
