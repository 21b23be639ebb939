// A built site in; out what visitors get of it, free of what only the build knows: hashes in file names, class names,
// the order of files. Equal sites have equal snapshots.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { originOf, readTokensIn } from "../../content/source/site-tokens";
import { attribute, elementsIn } from "../../markup/html-tree";
import { listFiles } from "../../sandbox/list-files";
import { FRAME_PATH, type BuiltSite, type SearchCard, type Snapshot } from "../page-model";
import { createAssets } from "./assets";
import { readBlocks } from "./blocks";
import { readContentFiles } from "./content-files";
import { createLinkCheck } from "./links";
import { fingerprint, markupOf } from "./markup";
import { describePage } from "./page-snapshot";
import { parsePage } from "./parsed-page";

const NO_CARD: SearchCard = {
  title: "",
  description: null,
  canonical: null,
  robots: null,
  shareTitle: null,
  shareDescription: null,
  shareImage: null,
};

/** @throws {Error} when the built site holds no page */
export async function takeSnapshot({ client, content }: BuiltSite): Promise<Snapshot> {
  const names = await listFiles(client);
  const assets = await createAssets(client, names);
  // The shell for hosts that want one is no page: it shows for a moment, and only on those.
  const files = names.filter((name) => name.endsWith(".html") && name !== "spa-fallback.html");
  const parsed = await Promise.all(
    files.map(async (name) => parsePage(name, await readFile(join(client, name), "utf8"))),
  );
  const home = parsed.find(({ path }) => path === "/") ?? parsed[0];
  if (!home) throw new Error(`no page in ${client}`);

  const tokens = readTokensIn(content);
  const isBroken = createLinkCheck(parsed, names, originOf(tokens));
  const shared = textIn(home.frame);
  const pages = parsed.map((page) => {
    const parts = textIn(page.frame) === shared ? page.inner : [...page.frame, ...page.inner];
    return describePage(page, parts, assets, isBroken);
  });
  const icons = [...elementsIn(home.html)].filter((element) =>
    /icon|manifest/.test(attribute(element, "rel") ?? ""),
  );
  const frame = describePage(home, home.frame, assets, isBroken);
  const structure = fingerprint(
    frame.structure,
    ...icons.map((icon) => markupOf(icon, assets).structure),
  );
  return {
    pages,
    // Titles, styles and code belong to pages.
    frame: { ...frame, path: FRAME_PATH, card: NO_CARD, structure, looks: "", code: {} },
    files: await readContentFiles(content, tokens),
  };
}

function textIn(elements: Parameters<typeof readBlocks>[0][]): string {
  return elements
    .flatMap(readBlocks)
    .map(({ kind, text }) => `${kind} ${text}`)
    .join("\n");
}
