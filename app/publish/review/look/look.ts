// Opens the pages of two sites that may look different.
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Browser } from "@playwright/test";

import { listenOnLoopback } from "../../hosting/loopback";
import { createStaticServer } from "../../hosting/static-server";
import { inTurns } from "../../in-turns";
import { listFiles } from "../../list-files";
import { joinWords, type BuiltSite, type ReportPicture } from "../report";
import { shortHash } from "../site/files";
import type { Unseen } from "../site/record";
import type { PagePair } from "../site/pages";
import { startBrowser, VIEWS, visit, type Both, type PageLook } from "./browser";
import { comparePictures } from "./rows";

export interface Look {
  path: string;
  sides: Both<PageLook>;
  pictures: ReportPicture[];
  isPictured: boolean;
  failure?: string;
}

export interface Looking {
  old: BuiltSite;
  now: BuiltSite;
  folder: string;
  progress: (sentence: string) => void;
}

/** More pages would take an hour. */
const MOST_PICTURED = 40;
const WHOLE_PAGE = new Set(["at 1280 px", "at 320 px"]);
const ALL = new Set(VIEWS.map(({ name }) => name));
const NONE = new Set<string>();

const ANIMATION = /<(animate\w*|set)\b[^>]*?(?:\/>|>[^]*?<\/\1>)/g;
const STILL = "<style>*{animation:none!important;transition:none!important}</style>";

/**
 * Opens each page in both sites, the first ones with pictures.
 * @throws {Error} when there is no browser
 */
export async function lookAt(pairs: PagePair[], looking: Looking): Promise<Look[]> {
  if (pairs.length === 0) return [];
  const browser = await startBrowser();
  const serve = async ({ client }: BuiltSite) => listenOnLoopback(await createStillServer(client));
  const [before, after] = [await serve(looking.old), await serve(looking.now)];
  let done = 0;
  try {
    return await inTurns([...pairs.entries()], async ([index, pair]) => {
      const addresses: Both<string> = [
        pair.old && before.address + pair.old.path,
        pair.now && after.address + pair.now.path,
      ];
      const isPictured = index < MOST_PICTURED;
      const look = await lookAtPair(browser, pair, addresses, isPictured, looking.folder);
      looking.progress(`looked at ${++done} of ${pairs.length} pages`);
      return look;
    });
  } finally {
    await Promise.all([browser.close(), before.close(), after.close()]);
  }
}

async function lookAtPair(
  browser: Browser,
  { path, old, now }: PagePair,
  addresses: Both<string>,
  isPictured: boolean,
  folder: string,
): Promise<Look> {
  const empty: Look = { path, sides: [undefined, undefined], pictures: [], isPictured: false };
  // Don't open a page that would lead the browser away from itself.
  if (old?.page.refresh || now?.page.refresh) return empty;
  const views = old && now ? ALL : WHOLE_PAGE;
  try {
    const sides = await visit(browser, addresses, isPictured ? views : NONE);
    return { path, sides, pictures: await writePictures(sides, folder), isPictured };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ...empty, failure: `The page ${path} could not be judged: ${reason}.` };
  }
}

/** Says where words cannot be seen, by text node: "not at 320 px and in print". */
export function describeUnseen({ unseen }: PageLook): Unseen {
  const asked = VIEWS.filter(({ only }) => only !== "picture").length;
  const describeViews = (views: string[]) =>
    views.length === asked ? "not visible" : `not ${joinWords(views)}`;
  return new Map([...unseen].map(([index, views]) => [index, describeViews(views)]));
}

async function writePictures([old, now]: Both<PageLook>, folder: string): Promise<ReportPicture[]> {
  await mkdir(join(folder, "pictures"), { recursive: true });
  const pictures: ReportPicture[] = [];
  for (const { name: view } of VIEWS.filter(({ only }) => only !== "words"))
    for (const part of await comparePictures(old?.pictures.get(view), now?.pictures.get(view))) {
      const write = async (bytes: Buffer | undefined) => {
        if (!bytes) return null;
        const name = `pictures/${shortHash(bytes)}.webp`;
        await writeFile(join(folder, name), bytes);
        return name;
      };
      const sides = { old: await write(part.old), new: await write(part.now) };
      pictures.push({ view, ...sides, width: part.width });
    }
  return pictures;
}

/** Serves a site with its drawings at rest: a drawing in `<img>` ignores reduced motion. */
async function createStillServer(client: string): Promise<Server> {
  const site = createStaticServer(client);
  const names = new Set(await listFiles(client));
  return createServer((request, response) => {
    const name = request.url?.slice(1) ?? "";
    // Don't send compressed copies, because they are not compared.
    delete request.headers["accept-encoding"];
    if (!name.endsWith(".svg") || !names.has(name))
      return void site.emit("request", request, response);
    const drawing = readFileSync(join(client, name), "utf8").replace(ANIMATION, "");
    response.setHeader("Content-Type", "image/svg+xml");
    response.end(drawing.replace("</svg>", `${STILL}</svg>`));
  });
}
