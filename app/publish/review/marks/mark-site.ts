import { basename } from "node:path/posix";

import { isDocument } from "../read/documents";
import { findTarget, type PagePair, type Sites } from "../read/site";
import { listFirst, type Mark } from "../report-data";
import { findStrays, isNamedBy } from "./addresses";
import { findNewHosts } from "./hosts";

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
/** The build adds a width and a format to the name of a photo. */
const VARIANT = /-\d+\.(?!svg)\w+$|\.\w+$/;

/** Marks what no passage of a page or a file shows. */
export function markSite(sites: Sites, pairs: PagePair[], files: string[]): Mark[] {
  const { base, head } = sites;
  const removed = pairs.filter(({ now }) => !now).map(({ path }) => path);
  const old = base.redirects.map(({ from }) => from).filter((path) => !path.includes("*"));
  const isLost = (path: string) => !head.pages.has(path) && findTarget(path, head) === undefined;
  const lost = [...new Set([...removed, ...old])].filter(isLost);
  return [
    ...markFiles(sites, files),
    ...findNewHosts(base.files, head.files).map((sentence) => ({ name: "new host", sentence })),
    ...lost.map((path) => ({
      name: "address",
      sentence: `The address ${path} leads nowhere now.`,
    })),
  ];
}

function markFiles({ base, head }: Sites, names: string[]): Mark[] {
  const strays = findStrays(base.files, head.files);
  const marks = new Map<string, Mark>();
  const oldNames = new Set([...base.files.keys()].map(withoutVariant));
  // A new width of a photo tells that it was replaced.
  const presentFirst = names.toSorted(
    (a, b) => Number(head.files.has(b)) - Number(head.files.has(a)),
  );
  for (const file of presentFirst) {
    const isOld = oldNames.has(withoutVariant(file));
    const isGone = !head.files.has(file);
    const isPicture = PICTURE.test(file) && (isOld || !strays.has(file));
    const otherName = isDocument(file) ? "document" : "address";
    const name = isPicture ? "picture" : otherName;
    if (name === "address" && !strays.has(file)) continue;
    const subject = isPicture ? `picture ${basename(withoutVariant(file))}` : `file /${file}`;
    const arrival = isOld ? "was replaced" : "is new";
    const verb = isGone ? "was removed" : arrival;
    const { pages } = isGone ? base : head;
    const naming = [...pages].filter(([, page]) => isNamedBy(file, page));
    const paths = listFirst(
      naming.map(([path]) => path),
      3,
    );
    const place = paths ? `It ${isGone ? "stood" : "stands"} on ${paths}.` : "No page leads to it.";
    const key = isPicture ? withoutVariant(file) : file;
    if (!marks.has(key)) marks.set(key, { name, sentence: `The ${subject} ${verb}. ${place}` });
  }
  return [...marks.values()];
}

function withoutVariant(file: string): string {
  return PICTURE.test(file) ? file.replace(VARIANT, "") : file;
}
