import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import { ReviewError } from "./review-error";

export interface BuiltSite {
  client: string;
  content: string;
  /** Undefined when unknown. */
  preview?: { label: string; link: string } | undefined;
}

export interface Handover {
  site: BuiltSite;
  build: Omit<z.infer<typeof BUILD>, "preview">;
}

const BUILD = z.object({
  commit: z.string(),
  title: z.string(),
  files: z.array(z.string()).optional(),
  preview: z.object({ label: z.string(), link: z.string() }).optional(),
});

/** Reads a folder as README.md describes it, and runs nothing in it. @throws {ReviewError} */
export function readHandover(folder: string): Handover {
  const isFolder = (name: string) =>
    lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder("site") || !isFolder("content"))
    throw new ReviewError(
      `The folder "${folder}" must contain the folders site and content, and the file build.json; see app/publish/review/README.md.`,
    );
  const client = join(folder, "site");
  const files = readdirSync(client, { recursive: true, withFileTypes: true });
  const link = files.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (link)
    throw new ReviewError(
      `"${join(link.parentPath, link.name)}" is a link. Hand over the file that it leads to.`,
    );
  if (!files.some(({ name }) => name.endsWith(".html")))
    throw new ReviewError(`The folder "${client}" has no page.`);
  const { preview, ...build } = readBuild(join(folder, "build.json"));
  return { site: { client, content: join(folder, "content"), preview }, build };
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
