// What a review knows of each file of a build.
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { pathOf, readSiteFiles } from "../../../../app/publish/review/snapshot/site-files";
import { withSmallSite, type Files } from "../../../support/small-site";

const read = (files: Files) => withSmallSite(files, {}, readSiteFiles);
const fileIn = async (files: Files, address: string) => {
  const { all } = await read(files);
  return all.get(address) ?? expect.unreachable(`${address} was not read`);
};

test("every file has a kind; the server block beside the site is one of them", async () => {
  const names = {
    ...{ "index.html": "page", "assets/a.js": "code", "sw.mjs": "code", "a.css": "styles" },
    ...{ "a.svg": "picture", "a.webp": "picture", "favicon.ico": "picture", "a.woff2": "font" },
    ...{ _headers: "headers", "../nginx.conf": "headers", "plan.pdf": "other", CNAME: "other" },
  };
  const { all } = await read(Object.fromEntries(Object.keys(names).map((name) => [name, "x"])));
  expect(Object.fromEntries([...all.values()].map(({ name, kind }) => [name, kind]))).toEqual({
    ...Object.fromEntries(Object.entries(names).filter(([name]) => name !== "../nginx.conf")),
    "nginx.conf": "headers",
  });
});

test("names and texts lose their hashes, so that a text that only names another build is the same", async () => {
  const build = (hash: string) => ({
    [`assets/start-${hash}.js`]: `import "./root-${hash}.js"`,
    [`assets/root-${hash}.js`]: "run()",
  });
  const [one, two] = [await read(build("AAAAAAA1")), await read(build("BBBBBBB2"))];
  const described = ({ all }: typeof one) =>
    [...all.values()].map(({ name, hash, text }) => ({ name, hash, text }));
  expect(described(one)).toEqual(described(two));
  expect(described(one)).toContainEqual(
    expect.objectContaining({ name: "assets/start.js", text: 'import "./root.js"' }),
  );
});

test("bytes that are no UTF-8 differ, though as a text they would be the same", async () => {
  const page = (byte: number) => ({ "index.html": Buffer.from([0x61, byte]) });
  const [one, two] = [
    await fileIn(page(0xfe), "/index.html"),
    await fileIn(page(0xff), "/index.html"),
  ];
  expect(one.text).toBe(two.text);
  expect(one.hash).not.toBe(two.hash);
});

test("a compressed copy is read: one that holds something else, or cannot be read, lies", async () => {
  const honest = { "a.js.br": brotliCompressSync("run()"), "a.js.gz": gzipSync("run()") };
  const file = await fileIn({ "a.js": "run()", ...honest }, "/a.js");
  expect(file).toMatchObject({ lies: [], bytes: 5, transferred: honest["a.js.br"].length });
  const lying = { "a.js.br": brotliCompressSync("walk()"), "a.js.gz": "run()" };
  expect((await fileIn({ "a.js": "run()", ...lying }, "/a.js")).lies).toEqual([
    "a.js.br",
    "a.js.gz",
  ]);
});

test("a compressed file without its original is a file like any other", async () => {
  const { all } = await read({ "a.js.br": "x" });
  expect([...all.keys()]).toEqual(["/a.js.br"]);
});

test("a page finds its files by addresses with an origin, a query or encoded letters", async () => {
  const { find } = await read({ "a b.svg": "<svg/>" });
  for (const address of ["/a%20b.svg", "https://example.org/a%20b.svg", "/a b.svg?v=1#x"])
    expect(find(address)?.name, address).toBe("a b.svg");
  expect(find("/c.svg")).toBeUndefined();
});

test.each(["/%E0%A4%A", "/%", "http://[", "/plain"])("the address %s is no crash", (address) => {
  expect(pathOf(address)).toBe(address);
});

test("a file knows its compressed copies, by names without hashes", async () => {
  const bytes = Buffer.from("run()");
  const name = "assets/a-AAAAAAA1.js";
  const copies = { [`${name}.br`]: brotliCompressSync(bytes), [`${name}.gz`]: gzipSync(bytes) };
  expect(await fileIn({ [name]: bytes, ...copies }, `/${name}`)).toMatchObject({
    copies: ["assets/a.js.br", "assets/a.js.gz"],
    lies: [],
  });
  expect(await fileIn({ [name]: bytes }, `/${name}`)).toMatchObject({ copies: [] });
});
