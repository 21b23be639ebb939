import { basename } from "node:path/posix";

import { isDocument } from "../read/documents";
import { findTarget, type PagePair, type Sites } from "../read/site";
import { listFirst, type Flag } from "../report-data";
import { findStrays, isNamedBy } from "./addresses";
import { findNewHosts } from "./hosts";

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
/** The build adds a width and a format to the name of a photo. */
const VARIANT = /-\d+\.(?!svg)\w+$|\.\w+$/;

/** Flags what no passage of a page or a file shows. */
export function flagSite(sites: Sites, pairs: PagePair[], files: string[]): Flag[] {
  const { base, head } = sites;
  const removed = pairs.filter(({ now }) => !now).map(({ path }) => path);
  const old = base.redirects.map(({ from }) => from).filter((path) => !path.includes("*"));
  const isLost = (path: string) => !head.pages.has(path) && findTarget(path, head) === undefined;
  const lost = [...new Set([...removed, ...old])].filter(isLost);
  return [
    ...flagFiles(sites, files),
    ...findNewHosts(base.files, head.files).map((sentence) => ({ name: "new host", sentence })),
    ...lost.map((path) => ({
      name: "address",
      sentence: `The address ${path} leads nowhere now.`,
    })),
  ];
}

function flagFiles({ base, head }: Sites, names: string[]): Flag[] {
  const strays = findStrays(base.files, head.files);
  const flags = new Map<string, Flag>();
  const earlier = new Set([...base.files.keys()].map(withoutVariant));
  // A new width of a photo tells that it was replaced.
  const presentFirst = names.toSorted(
    (a, b) => Number(head.files.has(b)) - Number(head.files.has(a)),
  );
  for (const file of presentFirst) {
    const was = earlier.has(withoutVariant(file));
    const isPicture = PICTURE.test(file) && (was || !strays.has(file));
    const name = isPicture ? "picture" : isDocument(file) ? "document" : "address";
    if (name === "address" && !strays.has(file)) continue;
    const isGone = !head.files.has(file);
    const what = isGone ? "was removed" : was ? "was replaced" : "is new";
    const { pages } = isGone ? base : head;
    const naming = [...pages].filter(([, page]) => isNamedBy(file, page));
    const paths = naming.map(([path]) => path);
    const where =
      paths.length > 0
        ? `It ${isGone ? "stood" : "stands"} on ${listFirst(paths, 3)}.`
        : "No page leads to it.";
    const called = isPicture ? `picture ${basename(withoutVariant(file))}` : `file /${file}`;
    const key = isPicture ? withoutVariant(file) : file;
    if (!flags.has(key)) flags.set(key, { name, sentence: `The ${called} ${what}. ${where}` });
  }
  return [...flags.values()];
}

function withoutVariant(file: string): string {
  return PICTURE.test(file) ? file.replace(VARIANT, "") : file;
}
