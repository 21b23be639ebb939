import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../list-files";
import { withoutJoiners } from "../characters";
import type { BuiltSite } from "../handover";
import { makePreviewBarRemover } from "./preview-bar-remover";

export interface SiteFile {
  name: string;
  bytes: Buffer;
  /** Undefined for a file that is no UTF-8 text. */
  text: string | undefined;
  hash: string;
}

export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Remix names its manifest by a hash of all routes. */
const MANIFEST = /^(assets\/manifest)-([0-9a-f]{8})(?=\.js$)/;

/** Reads every file, without the bar of the preview and the hashes of other files. */
export async function readFiles({
  client,
  preview,
}: Pick<BuiltSite, "client" | "preview">): Promise<SiteFiles> {
  const removeBar = makePreviewBarRemover(preview);
  const all = new Map<string, Buffer>();
  for (const name of await listFiles(client)) {
    const bytes = await readFile(join(client, name));
    all.set(name, name.endsWith(".html") ? removeBar(bytes) : bytes);
  }
  const hashes = new Map([...all].flatMap(([name, bytes]) => hashesOf(name, bytes)));
  const files = [...all].map(([name, bytes]): SiteFile => {
    const isText = isUtf8(bytes) && !bytes.includes(0);
    const written = isText ? withoutJoiners(bytes.toString()) : undefined;
    // The zero tells a shortened name from the same words of a page.
    const shortened = [...hashes].reduce(
      (rest, [from, to]) => rest?.replaceAll(from, `\0${to}`),
      written,
    );
    const text = shortened?.replaceAll("\0", "");
    // Shorter hashes can be made equal.
    const sha256 = hash("sha256", shortened ?? bytes);
    return { name: nameWithoutVersion(name), bytes, text, hash: sha256 };
  });
  const byName = new Map(files.map((file) => [file.name, file]));
  // Pages may load either of two manifests.
  if (byName.size < files.length) throw new Error(`there are two manifests in ${client}.`);
  return byName;
}

/** Returns the name that a file has in each build. */
export function nameWithoutVersion(name: string): string {
  return name.replace(MANIFEST, "$1");
}

/** A file holds the manifest's version, or the hashes of its styles (CSP 3). */
function hashesOf(name: string, bytes: Buffer): [found: string, plain: string][] {
  const [, , version] = MANIFEST.exec(name) ?? [];
  if (version !== undefined)
    return [
      [`manifest-${version}.js`, "manifest.js"],
      [`"version":"${version}"`, '"version":""'],
    ];
  if (!name.endsWith(".html")) return [];
  const styles = bytes.toString().matchAll(/<style\b[^<>]*>([^]*?)<\/style/gi);
  return [...styles].map(([, style = ""]) => [
    `sha256-${hash("sha256", style, "base64")}`,
    "sha256-…",
  ]);
}
