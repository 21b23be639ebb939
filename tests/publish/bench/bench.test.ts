// What the bench measures and how it judges, never how fast this machine is.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { makeFloor, startHost } from "../../../app/publish/bench/host";
import { judge } from "../../../app/publish/bench/targets";
import { compressFolder } from "../../../app/publish/hosting/compress";

const LOAD = {
  firstPaint: 1000,
  largestPaint: 1000,
  shift: 0,
  blocking: 20,
  bytesToPaint: 60_000,
  scriptBytes: 95_000,
};
const CLICK = { duration: 250, requests: 0, pictures: 3 };

/** The names of the targets that a site misses, compared with {@link LOAD}. */
function misses(site: Partial<typeof LOAD>, click: Partial<typeof CLICK> = {}): string[] {
  const figures = judge({
    site: [{ ...LOAD, ...site }],
    floor: [LOAD],
    clicks: [{ ...CLICK, ...click }],
  });
  return figures.filter(({ isMet }) => !isMet).map(({ name }) => name.replace(/,.*/, ""));
}

test("a site that is exactly at its targets meets them all", () => {
  expect(misses({ firstPaint: 1100, largestPaint: 1100, shift: 0.0049, blocking: 70 })).toEqual([]);
});

test.each([
  ["first contentful paint", { firstPaint: 1101 }],
  ["largest contentful paint", { largestPaint: 1101 }],
  ["layout shift", { shift: 0.005 }],
  ["total blocking time", { blocking: 71 }],
  ["bytes before the first paint", { bytesToPaint: 60_001 }],
  ["JavaScript that a visit fetches", { scriptBytes: 95_001 }],
])("%s just over its target is missed", (name, site) => {
  expect(misses(site)).toEqual([name]);
});

test("a click that is slow, or asks the network for more than pictures, is missed", () => {
  expect(misses({}, { duration: 251 })).toEqual(["click to the page's heading"]);
  expect(misses({}, { duration: Infinity })).toEqual(["click to the page's heading"]);
  expect(misses({}, { requests: 1 })).toEqual(["requests at that click (pictures)"]);
});

test("one slow run among three does not decide, two do", () => {
  const slow = { ...LOAD, firstPaint: 5000 };
  const meets = (site: (typeof LOAD)[]) =>
    judge({ site, floor: [LOAD], clicks: [CLICK] })[0]?.isMet;
  expect(meets([slow, LOAD, LOAD])).toBe(true);
  expect(meets([slow, LOAD, slow])).toBe(false);
});

test("the floor is the same folder, compressed as well, without a script or a request for one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const page = (scripts: string) =>
    `<html><body><p>${"Read me. ".repeat(200)}</p>${scripts}</body></html>`;
  await mkdir(join(folder, "about-us"));
  for (const name of ["index.html", "about-us/index.html"]) {
    await writeFile(
      join(folder, name),
      page(
        '<link rel="modulepreload" href="/a.js"/><script type="module" async="" src="/a.js"></script>',
      ),
    );
  }
  await writeFile(join(folder, "_headers"), "/*\n  X-Kept: yes\n");
  await compressFolder(folder);
  const floor = await makeFloor(folder);
  const hosts = [await startHost(folder, "/"), await startHost(floor, "/")];
  try {
    for (const path of ["/", "/about-us"]) {
      const [full, plain] = await Promise.all(
        hosts.map(({ origin }) => fetch(origin + path, { headers: { "Accept-Encoding": "br" } })),
      );
      for (const answer of [full, plain]) {
        expect(answer?.headers.get("content-encoding")).toBe("br");
        expect(answer?.headers.get("x-kept")).toBe("yes");
      }
      expect(await full?.text()).toContain("/a.js");
      expect(await plain?.text()).toBe(page(""));
    }
    expect(hosts.map(({ requests }) => requests)).toEqual([
      ["/", "/about-us"],
      ["/", "/about-us"],
    ]);
  } finally {
    for (const host of hosts) await host.close();
    for (const made of [folder, floor]) await rm(made, { recursive: true });
  }
});
