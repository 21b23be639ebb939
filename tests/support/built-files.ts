// The folder of a build in; out its files, and whether everything that they name is there.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";

import { readOrigin } from "../../app/publish/content/source/site-tokens";
import { expect } from "./browser/site";

/** Name and SHA-256 of every file. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map(
      (file) =>
        `${file} ${createHash("sha256")
          .update(readFileSync(join(folder, file)))
          .digest("hex")}`,
    )
    .sort();
}

/** The files of a build that belong to a preview: its report, and the code of its bar. Any page may speak of previews. */
export function findPreviewCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /^review([/\\]|$)/.test(file) ||
      (/\.(html|js)$/.test(file) &&
        /aside\W{1,4}aria-label\W{2,3}Preview/.test(readFileSync(join(folder, file), "utf8"))),
  );
}

/** The URLs of everything that a build's pages, style sheet and manifest refer to, as its own server knows them. */
function findAddresses(folder: string, root: string): string[] {
  const origin = readOrigin(resolve(folder, "../.."));
  const addresses = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|css|webmanifest)$/.test(file))
    .flatMap((file) => {
      // A link to another site loads nothing.
      const text = readFileSync(join(folder, file), "utf8").replace(
        /<a [^>]*href="https:[^>]*>/g,
        (link) => (link.includes(origin) ? link : ""),
      );
      const named = text.matchAll(
        /(?:\ssrc|href)="([^"]+)"|srcset="([^"\s]+)|url\("?([^")]+)"?\)|"src": ?"([^"]+)"|property="og:image" content="([^"]+)"/gi,
      );
      return (
        [...named]
          .map(([, ...groups]) => groups.find(Boolean) ?? "")
          .filter((address) => !/^(mailto|tel):/.test(address))
          // The site's public address means this server.
          .map(
            (address) =>
              new URL(
                address.replace(origin, new URL(root).origin),
                file.endsWith(".css") ? root + file.replaceAll("\\", "/") : root,
              ),
          )
          .map(({ origin, pathname }) => origin + pathname)
      );
    });
  return [...new Set(addresses)];
}

/** Asserts that everything a build refers to exists, below its base path. */
export async function expectNoBrokenAddress(
  request: APIRequestContext,
  folder: string,
  root: string,
): Promise<void> {
  const addresses = findAddresses(folder, root);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !address.startsWith(root))).toEqual([]);
  const broken = await Promise.all(
    addresses.map(async (address) => ((await request.get(address)).ok() ? [] : [address])),
  );
  expect(broken.flat()).toEqual([]);
}
