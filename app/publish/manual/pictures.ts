// The built specimen in; out the pictures of the manual: each tag, each layout, and what its tasks show.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";

import { LAYOUTS } from "../../schema/pages";
import { createTags } from "../../schema/tags";
import { slug } from "../../ui/navigation/part-id";
import { listenOnLoopback } from "../hosting/loopback";
import { createStaticServer } from "../hosting/static-server";
import { BROWSER_ARGUMENTS, findBrowser } from "../sandbox/browser";
import { takePicture, type Shown } from "../sandbox/take-picture";
import { ANYTHING } from "./notes";
import { TAGS_PAGE, tagPicture } from "./tags";

/** Twice the width at which the manual shows them, in pixels. */
const WIDTH = 960;

/**
 * Writes the pictures.
 * @param site the folder of the built specimen
 * @param folder the folder of the pictures
 * @returns their names
 */
export async function takeManualPictures(site: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const host = await listenOnLoopback(createStaticServer(site));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  const pictures = [...tagPictures(), ...layoutPictures(), LIST];
  try {
    for (const { name, path, shown } of pictures)
      await takePicture(browser, host.address + path, join(folder, name), { shown, width: WIDTH });
  } finally {
    await browser.close();
    await host.close();
  }
  return pictures.map(({ name }) => name);
}

interface Picture {
  name: string;
  /** The page's address below the site's root. */
  path: string;
  shown: Shown;
}

/** The specimen's list of dated entries. */
const LIST: Picture = { name: "list.webp", path: "/bulletin", shown: "screen" };

function tagPictures(): Picture[] {
  return Object.keys(createTags(ANYTHING)).map((tag) => ({
    name: tagPicture(tag),
    path: `/${TAGS_PAGE}`,
    shown: { heading: slug(tag) },
  }));
}

function layoutPictures(): Picture[] {
  return Object.entries(LAYOUTS).flatMap(([name, { path }]) =>
    path ? [{ name: `page-${name}.webp`, path, shown: "page" as const }] : [],
  );
}
