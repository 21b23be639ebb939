// Reads a folder that was handed over: a built site, its content, and its commit.
import { lstatSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

import type { BuiltSite, ReviewedBuild } from "./report";
import { ReviewError } from "./review-error";
import { takeOutBar } from "./site/preview-bar";

export interface Handover {
  site: BuiltSite;
  build: ReviewedBuild;
}

const BUILD = z.object({
  commit: z.string(),
  title: z.string(),
  files: z.array(z.string()).optional(),
  preview: z.object({ label: z.string(), link: z.string() }).optional(),
});

/**
 * Reads a folder as README.md describes it; nothing in it is run, changed or followed.
 * @param copy where the site goes without the bar of the preview
 * @throws {ReviewError} 2, when a part is missing, empty or a link
 */
export async function readHandover(folder: string, copy: string): Promise<Handover> {
  const kindOf = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false });
  if (["site", "content"].some((name) => !kindOf(name)?.isDirectory()))
    throw new ReviewError(
      `The folder "${folder}" must contain the folders site and content, and the file build.json; see app/publish/review/README.md.`,
    );
  const { preview, ...build } = readBuild(join(folder, "build.json"));
  await copyWithoutBar(join(folder, "site"), copy, takeOutBar(preview));
  return { site: { client: copy, content: join(folder, "content") }, build };
}

function readBuild(path: string): z.infer<typeof BUILD> {
  try {
    return BUILD.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new ReviewError(
      `The file "${path}" must be like {"commit": "<sha>", "title": "pull request 12"}.`,
    );
  }
}

async function copyWithoutBar(
  site: string,
  copy: string,
  withoutBar: (page: Buffer) => Buffer,
): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  if (!entries.some(({ name }) => name.endsWith(".html")))
    throw new ReviewError(`The folder "${site}" has no page.`);
  for (const entry of entries.filter((each) => !each.isDirectory())) {
    const from = join(entry.parentPath, entry.name);
    if (!entry.isFile())
      throw new ReviewError(`"${from}" is a link. Hand over the file that it leads to.`);
    const to = join(copy, relative(site, from));
    const bytes = await readFile(from);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, entry.name.endsWith(".html") ? withoutBar(bytes) : bytes);
  }
}
