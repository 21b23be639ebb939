// The upload of a pull request is read as untrusted data.
import { expect, test } from "vitest";

import { readArchive } from "../../../app/publish/deploy/zip";
import { makeZip, type ZipEntry } from "../../support/github/zip";

const page: ZipEntry = { name: "index.html", text: "page ".repeat(100) };

test("files are read with their paths and bytes, packed or not", () => {
  const files = readArchive(
    makeZip([
      page,
      { name: "assets/", mode: 0o040755, method: 0 },
      { name: "assets/_ä b.js", text: "code", method: 0, mode: 0 },
      { name: "empty.txt" },
    ]),
  );
  expect(Object.fromEntries([...files].map(([path, bytes]) => [path, String(bytes)]))).toEqual({
    "index.html": "page ".repeat(100),
    "assets/_ä b.js": "code",
    "empty.txt": "",
  });
});

test.each<[string, ZipEntry, RegExp]>([
  [
    "a symbolic link",
    { name: "a", text: "/etc/passwd", mode: 0o120777 },
    /"a" is neither a file nor a folder/,
  ],
  ["a device", { name: "a", mode: 0o020666 }, /neither a file nor a folder/],
  ["a way up", { name: "../pr-1/index.html" }, /"\.\.\/pr-1\/index\.html" is not a plain path/],
  ["a way up inside", { name: "a/../../b" }, /not a plain path/],
  ["an absolute path", { name: "/etc/passwd" }, /not a plain path/],
  ["a drive of Windows", { name: "C:evil" }, /not a plain path/],
  ["a backslash", { name: "..\\evil" }, /not a plain path/],
  ["an empty part", { name: "a//b" }, /not a plain path/],
  ["Git's own folder", { name: "a/.git/config" }, /not a plain path/],
  ["no name", { name: "" }, /not a plain path/],
  ["a line break", { name: "a\nM 100644 inline b" }, /not a plain path/],
  ["a quotation mark", { name: '"a"' }, /not a plain path/],
  ["a path without end", { name: "a/".repeat(600) + "b" }, /not a plain path/],
  ["a name that is there already", { name: "index.html" }, /"index\.html" is there twice/],
  ["an encrypted file", { name: "a", flags: 1 }, /is encrypted/],
  ["another compression", { name: "a", method: 12 }, /unknown way/],
  ["other bytes than it says", { name: "a", text: "x", checksum: 1 }, /"a" is broken/],
  [
    "more bytes than it says",
    { name: "a", text: "0".repeat(1e6), size: 10 },
    /"a" does not have the size that it claims/,
  ],
  [
    "fewer bytes than it says",
    { name: "a", text: "0", size: 10 },
    /"a" does not have the size that it claims/,
  ],
  [
    "a file that says it is empty",
    { name: "a", text: "x", size: 0 },
    /"a" does not have the size that it claims/,
  ],
])("%s is refused", (_, entry, said) => {
  expect(() => readArchive(makeZip([page, entry]))).toThrow(said);
});

test("a file that unpacks to far more than it says costs no more than it says", () => {
  const bomb = makeZip([{ name: "a", text: "0".repeat(2 ** 27), size: 10 }]);
  const before = process.resourceUsage().maxRSS;
  expect(() => readArchive(bomb)).toThrow("does not have the size that it claims");
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(64 * 1024);
});

test("as much as is allowed is read, and a byte or a file more is refused", () => {
  const zip = makeZip([
    { name: "a", text: "12345" },
    { name: "b", text: "12345" },
  ]);
  expect(readArchive(zip, { bytes: 10, files: 2 }).size).toBe(2);
  expect(() => readArchive(zip, { bytes: 9, files: 2 })).toThrow("it holds more than 9 bytes");
  expect(() => readArchive(zip, { bytes: 10, files: 1 })).toThrow("it holds more than 1 files");
});

test("whatever is cut off, it is refused and never half read", () => {
  const zip = makeZip([page, { name: "b", text: "b" }]);
  for (let length = 0; length < zip.length; length++)
    expect(() => readArchive(zip.subarray(0, length))).toThrow("the artifact is refused");
});

test("a list that points outside of the file is refused", () => {
  const zip = makeZip([page]);
  for (const [at, value] of [
    [zip.length - 6, 0xfffffff0],
    [zip.length - 6, 0],
    [zip.length - 12, 0xffff],
  ] as const) {
    const broken = Buffer.from(zip);
    broken.writeUInt32LE(value, at);
    expect(() => readArchive(broken)).toThrow("the artifact is refused");
  }
});
