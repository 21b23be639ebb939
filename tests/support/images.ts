// A temporary project with an empty cache, and images to put into it.
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach } from "vitest";

import { readImage, type ImageFile } from "../../app/publish/files/image-file";
import { makeRasters } from "../../app/publish/files/image-module";

/** The project that the tests were started in. */
export const HOME = process.cwd();

/** Gives each test of a file a project of its own as the working folder. */
export function inEmptyProject(): void {
  let root = "";
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "images-"));
    await mkdir(join(root, "content/images"), { recursive: true });
    process.chdir(root);
  });
  afterEach(async () => {
    process.chdir(HOME);
    await rm(root, { recursive: true });
  });
}

/** Puts other bytes into the cache as if they had been made, to tell whether a result is made again. */
export async function replaceCached(path: string, bytes: Buffer | string): Promise<void> {
  await writeFile(path, bytes);
  await writeFile(`${path}.sha256`, createHash("sha256").update(bytes).digest("hex"));
}

/** A picture in one color. */
export const plain = (width: number, height: number, background = "green") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Puts a file into the project's images and has it read, as the content check does. */
export async function read(name: string, bytes: Buffer | string): Promise<ImageFile | string> {
  await writeFile(resolve("content/images", name), bytes);
  return readImage(resolve("content"), resolve("content/home.mdx"), `./images/${name}`, new Map());
}

/** The same for an image that has to be good. */
export async function readGood(name: string, bytes: Buffer | string): Promise<ImageFile> {
  const file = await read(name, bytes);
  if (typeof file === "string") throw new Error(file);
  return file;
}

/** All files of a picture, the fallback last, with their content. */
export async function made(file: ImageFile) {
  if (file.type === "image/svg+xml") throw new Error("a drawing has no other files");
  const { sources, fallback } = await makeRasters(file, file.type, file.width);
  const paths = [...sources.flatMap(({ files }) => files.map(({ path }) => path)), fallback];
  return {
    sources,
    paths,
    contents: await Promise.all(paths.map((path) => sharp(path).metadata())),
  };
}
