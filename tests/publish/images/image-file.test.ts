// Pictures: what browsers get of them, what is refused, and that nothing is made twice.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { crc32 } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { cached } from "../../../app/publish/cache";
import { contentPlugins } from "../../../app/publish/build/content-plugin";
import { imageSource } from "../../../app/publish/images/image-module";
import { readImage, type ImageFile } from "../../../app/publish/images/image-file";
import { makeRasters, widthsOf } from "../../../app/publish/images/responsive";
import { unusedImages } from "../../../app/publish/content/lint/unused-images";
import { narrow as NARROW } from "../../../app/theme/breakpoints";
import { Picture } from "../../../app/ui/picture";

const HOME = process.cwd();
let root = "";

// A project of its own for each test: its cache is empty.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "images-"));
  await mkdir(join(root, "content/images"), { recursive: true });
  process.chdir(root);
});
afterEach(async () => {
  process.chdir(HOME);
  await rm(root, { recursive: true });
});

const plain = (width: number, height: number, background = "green") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Puts a file into the project's images and has it read, as the content check does. */
async function read(name: string, bytes: Buffer | string): Promise<ImageFile | string> {
  await writeFile(join(root, "content/images", name), bytes);
  return readImage(resolve("content"), resolve("content/home.mdx"), `./images/${name}`);
}

async function readGood(name: string, bytes: Buffer | string): Promise<ImageFile> {
  const file = await read(name, bytes);
  if (typeof file === "string") throw new Error(file);
  return file;
}

const filesIn = (folder: string) => readdir(folder, { recursive: true }).catch(() => []);

/** All files of a picture, the fallback last, with what stands in them. */
async function made(file: ImageFile) {
  if (file.type === "image/svg+xml") throw new Error("a drawing has no other files");
  const { sources, fallback } = await makeRasters(file.path, file.type, file.width);
  const paths = [...sources.flatMap(({ files }) => files.map(({ path }) => path)), fallback];
  return {
    sources,
    paths,
    contents: await Promise.all(paths.map((path) => sharp(path).metadata())),
  };
}

describe("a photo", () => {
  test("becomes AVIF and WebP at rising widths, and a fallback of its own kind", async () => {
    const { sources, contents } = await made(
      await readGood("lab.jpeg", await plain(1000, 500).jpeg().toBuffer()),
    );
    expect(sources.map(({ type, files }) => [type, ...files.map(({ width }) => width)])).toEqual([
      ["image/avif", 480, 800, 1000],
      ["image/webp", 480, 800, 1000],
    ]);
    expect(
      contents.map(({ mediaType, width, height }) => `${mediaType} ${width} ${height}`),
    ).toEqual([
      "image/avif 480 240",
      "image/avif 800 400",
      "image/avif 1000 500",
      "image/webp 480 240",
      "image/webp 800 400",
      "image/webp 1000 500",
      "image/jpeg 1000 500",
    ]);
  });
  test("loses all that the camera wrote beside the pixels, and stands upright", async () => {
    const source = await plain(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Secret" }, IFD3: { GPSLatitude: "35/1 59/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(source.includes("Secret")).toBe(true);
    const file = await readGood("lab.jpg", source);
    expect(file).toMatchObject({ width: 600, height: 900 });
    const { paths, contents } = await made(file);
    for (const { exif, xmp, iptc, icc, orientation } of contents)
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
    for (const path of paths) expect((await readFile(path)).includes("Secret")).toBe(false);
    expect(contents.map(({ width, height }) => [width, height])).toEqual([
      [480, 720],
      [600, 900],
      [480, 720],
      [600, 900],
      [600, 900],
    ]);
  });
  test("is never made wider than it is, nor twice at nearly one width", () => {
    expect([300, 480, 1000, 1250, 2400, 6000].map(widthsOf)).toEqual([
      [300],
      [480],
      [480, 800, 1000],
      [480, 800, 1250],
      [480, 800, 1200, 1600, 2400],
      [480, 800, 1200, 1600, 2400],
    ]);
  });
  test("has a fallback of at most 1600 pixels across", async () => {
    const { contents } = await made(
      await readGood("wide.webp", await plain(1700, 17).webp().toBuffer()),
    );
    expect(contents.at(-1)).toMatchObject({ mediaType: "image/webp", width: 1600 });
  });
  test("of any kind keeps what is transparent, and becomes colours of eight bits for screens", async () => {
    const clear = await sharp({
      create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.5 } },
    })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    expect(await sharp(clear).metadata()).toMatchObject({ depth: "ushort" });
    const { contents } = await made(await readGood("mark.png", clear));
    expect(
      contents.map(({ mediaType, hasAlpha, space, depth }) => [mediaType, hasAlpha, space, depth]),
    ).toEqual(
      ["image/avif", "image/webp", "image/png"].map((type) => [type, true, "srgb", "uchar"]),
    );
  });
});

describe("the cache", () => {
  test("an unchanged picture is not made again; a changed one of the same name is", async () => {
    const file = await readGood("lab.png", await plain(30, 20).png().toBuffer());
    const first = await made(file);
    for (const path of first.paths) await writeFile(path, await plain(7, 7).png().toBuffer());
    expect((await made(file)).contents.map(({ width }) => width)).toEqual([7, 7, 7]);
    expect(
      (
        await made(await readGood("lab.png", await plain(30, 20, "blue").png().toBuffer()))
      ).contents.map(({ width }) => width),
    ).toEqual([30, 30, 30]);
  });
  test("the content check encodes nothing, and notes that a picture is whole", async () => {
    await readGood("lab.jpg", await plain(1000, 500).jpeg().toBuffer());
    expect((await filesIn(".cache")).filter((name) => name.includes("."))).toEqual([]);
  });
  test("two who want one result at the same time wait for one making; a failure is not kept", async () => {
    let times = 0;
    const make = () => Promise.resolve(`made ${++times}`);
    const [one, other] = await Promise.all([
      cached(["a"], "a.txt", make),
      cached(["a"], "a.txt", make),
    ]);
    expect([one, await readFile(other, "utf8"), times]).toEqual([other, "made 1", 1]);
    await expect(cached(["b"], "b.txt", () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(await readFile(await cached(["b"], "b.txt", make), "utf8")).toBe("made 2");
  });
  test("two machines make the same bytes", async () => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 300,
        channels: 3,
        background: "green",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const file = await readGood("lab.jpg", noise);
    const bytes = async () =>
      Promise.all((await made(file)).paths.map((path) => readFile(path, "base64")));
    const first = await bytes();
    await rm(".cache", { recursive: true });
    expect(await bytes()).toEqual(first);
  });
  test("no more encoders run at a time than there are processors", async () => {
    const file = await readGood("lab.jpg", await plain(2400, 100).jpeg().toBuffer());
    const running: number[] = [];
    const note = () => running.push(sharp.counters().process + sharp.counters().queue);
    sharp.queue.on("change", note);
    await makeRasters(file.path, "image/jpeg", file.width);
    sharp.queue.off("change", note);
    expect(running.length).toBeGreaterThanOrEqual(11);
    expect(Math.max(...running)).toBeLessThanOrEqual(availableParallelism());
  });
});

describe("a writer is told when an image", () => {
  /** A PNG whose first block says that it is as large as this (PNG specification, 11.2.1): making one takes seconds. */
  async function saying(width: number, height: number): Promise<Buffer> {
    const bytes = await plain(1, 1).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  }

  test("has too many pixels", async () => {
    expect(await read("big.png", await saying(8000, 5001))).toMatchInlineSnapshot(
      `"the file "./images/big.png" has 40.1 megapixels (8000 × 5001), expected at most 40; save it smaller, a width of 2400 pixels is enough"`,
    );
    expect(await read("huge.png", await saying(20_000, 14_000))).toContain("has 280 megapixels");
  });
  test("is too large a file", async () => {
    expect(await read("heavy.jpg", Buffer.alloc(20_000_001))).toMatchInlineSnapshot(
      `"the file "./images/heavy.jpg" has 20.1 MB, expected at most 20; save it smaller, a width of 2400 pixels is enough"`,
    );
    expect(await read("heavy.svg", Buffer.alloc(1_000_001))).toMatchInlineSnapshot(
      `"the file "./images/heavy.svg" has 1.1 MB, expected at most 1; simplify its paths, or save it as a PNG or JPEG picture"`,
    );
  });
  test("is of another kind than its name says", async () => {
    expect(await read("scan.png", await plain(4, 4).tiff().toBuffer())).toMatchInlineSnapshot(
      `"the file "./images/scan.png" is in truth TIFF, expected PNG, JPEG, WebP or AVIF; save it as one of these"`,
    );
    expect(
      await read("drawing.png", '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    ).toContain("is in truth SVG");
    expect(await read("photo.svg", await plain(4, 4).png().toBuffer())).toContain(
      "cannot be read from line 1 on, expected an SVG",
    );
  });
  test("moves", async () => {
    const frames = await Promise.all(
      ["red", "blue"].map((color) => plain(4, 4, color).png().toBuffer()),
    );
    expect(
      await read(
        "moving.webp",
        await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
      ),
    ).toMatchInlineSnapshot(
      `"the file "./images/moving.webp" holds 2 pictures, of which visitors would see the first only, expected one; save it as a still picture"`,
    );
  });
  test("is a drawing with a fault", async () => {
    expect(
      await read(
        "chart.svg",
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>go()</script></svg>',
      ),
    ).toMatchInlineSnapshot(
      `"the file "./images/chart.svg" holds code, <script> (line 1, column 62), expected shapes and text only; delete it, or save the drawing as plain SVG"`,
    );
  });
  test("ends in the middle, however often it is asked", async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: "green",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    for (const _ of [1, 2])
      expect(await read("half.png", noise.subarray(0, noise.length / 2))).toContain("is damaged");
  });
  test("is shown nowhere, which is a warning", () => {
    const files = [
      "README.md",
      "home.mdx",
      "images/.DS_Store",
      "images/logo.svg",
      "images/old/lab.jpg",
    ];
    expect(unusedImages(files, new Set(["images/logo.svg"]))).toMatchInlineSnapshot(`
      [
        {
          "column": 1,
          "field": "",
          "file": "content/images/old/lab.jpg",
          "line": 1,
          "message": "no page shows this image, expected its name "./images/old/lab.jpg" in one of them; name it there, or delete the file",
          "severity": "warning",
        },
      ]
    `);
    expect(unusedImages(files, new Set(files))).toEqual([]);
  });
});

describe("a page", () => {
  /** Runs the code with each file's path as its address. */
  async function evaluate(code: string): Promise<unknown> {
    const plainCode = code.replace(/^import (\w+) from "(.*)\?url";$/gm, 'const $1 = "$2";');
    const module: unknown = await import(
      `data:text/javascript,${encodeURIComponent(`${plainCode}\nexport default image0;`)}`
    );
    return Object.getOwnPropertyDescriptor(module, "default")?.value;
  }

  test("is given a photo's files by width, each under a name that says what it is", async () => {
    const file = await readGood("lab.jpg", await plain(500, 250).jpeg().toBuffer());
    const { paths } = await made(file);
    expect(paths.map((path) => path.replace(/^.*\//, ""))).toEqual([
      "lab-500.avif",
      "lab-500.webp",
      "lab-500.jpg",
    ]);
    const [avif, webp, jpeg] = paths;
    expect(await evaluate(await imageSource(file, "image0"))).toEqual({
      src: jpeg,
      width: 500,
      height: 250,
      sources: [
        { type: "image/avif", srcset: `${avif} 500w` },
        { type: "image/webp", srcset: `${webp} 500w` },
      ],
    });
  });
  test("is given a drawing as one file", async () => {
    const file = await readGood(
      "chart.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>',
    );
    expect(await evaluate(await imageSource(file, "image0"))).toEqual({
      src: "prepared" in file && file.prepared,
      width: 40,
      height: 30,
    });
  });

  test("gets a photo that it names twice in both places", async () => {
    await writeFile("content/images/mark.png", await plain(64, 64).png().toBuffer());
    await cp(join(HOME, "content"), "content", {
      recursive: true,
      filter: (path) => !path.endsWith(".svg"),
    });
    const site = await readFile(join(HOME, "content/site.mdx"), "utf8");
    await writeFile(
      "content/site.mdx",
      site.replace(/^(logo|icon): .*$/gm, "$1: ./images/mark.png"),
    );
    const data = contentPlugins().find(({ name }) => name === "content-data");
    const result: unknown =
      typeof data?.transform === "function"
        ? await Reflect.apply(data.transform, undefined, ["", resolve("content/site.mdx")])
        : undefined;
    expect(result).toHaveProperty(
      "code",
      expect.stringMatching(/"icon": image0, .*"logo": image0, /),
    );
  });

  const photo = {
    src: "/a.jpg",
    width: 900,
    height: 600,
    sources: [
      { type: "image/avif", srcset: "/a.avif 480w" },
      { type: "image/webp", srcset: "/a.webp 480w" },
    ],
  };
  const drawing = { src: "/b.svg", width: 300, height: 400 };
  const render = (props: Parameters<typeof Picture>[0]) =>
    renderToStaticMarkup(createElement(Picture, props));

  test("offers the best kind first, at its width on the page, and loads late what is not asked for at once", () => {
    expect(render({ image: photo, alt: "A lab", sizes: "50vw" })).toMatchInlineSnapshot(
      `"<picture><source type="image/avif" srcSet="/a.avif 480w" sizes="50vw" width="900" height="600"/><source type="image/webp" srcSet="/a.webp 480w" sizes="50vw" width="900" height="600"/><img src="/a.jpg" width="900" height="600" alt="A lab" loading="lazy" decoding="async"/></picture>"`,
    );
    expect(render({ image: photo, alt: "A lab", isEager: true })).toContain('loading="eager"');
  });
  test("offers narrow screens their own picture before all others, in every kind", () => {
    const html = render({ image: drawing, narrow: photo, alt: "A lab" });
    const tags = [...html.matchAll(/<(source|img)\b[^>]*/g)].map(([tag]) => tag);
    expect(
      tags.map((tag) => [
        /(?:srcSet|src)="([^" ]*)/.exec(tag)?.[1],
        /media="([^"]*)/.exec(tag)?.[1],
      ]),
    ).toEqual([
      ["/a.avif", NARROW],
      ["/a.webp", NARROW],
      ["/a.jpg", NARROW],
      ["/b.svg", undefined],
    ]);
    expect(tags.map((tag) => /width="(\d+)" height="(\d+)"/.exec(tag)?.slice(1).join(" "))).toEqual(
      ["900 600", "900 600", "900 600", "300 400"],
    );
  });
});
