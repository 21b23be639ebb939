// Says what concerns a whole site: new hosts, lost and stray addresses, changed files, and fields that no page shows.
import type { ContentField } from "../read/content-facts";
import { findTarget, type PagePair, type Sites } from "../read/site";
import { listFirst, type Flag } from "../report/report";
import { findStrays, isNamedBy } from "./addresses";
import { findNewHosts } from "./hosts";

export interface FieldChange {
  path: string;
  field: string;
  old: string;
  now: string;
}

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
/** What the build adds to the name of a picture: a width and a format. */
const VARIANT = /(?:[-_.]\d+w?)?\.\w+$/;

/** Finds new hosts, and addresses that led somewhere before. */
export function flagSite(sites: Sites, pairs: PagePair[]): Flag[] {
  const { base, head } = sites;
  const removed = pairs.filter(({ now }) => !now).map(({ path }) => path);
  const old = base.redirects.map(({ from }) => from).filter((path) => !path.includes("*"));
  const isLost = (path: string) => !head.pages.has(path) && findTarget(path, head) === undefined;
  const lost = new Set([...removed, ...old].filter(isLost));
  const hosts = findNewHosts(base.files, head.files);
  return [
    ...hosts.map((sentence) => ({ name: "new host", sentence })),
    ...[...lost].map((path) => ({
      name: "address",
      sentence: `The address ${path} leads nowhere now.`,
    })),
  ];
}

/** Flags the files that differ and that visitors see, download or may find; of a picture, one of its sizes. */
export function flagFiles({ base, head }: Sites, names: string[]): Map<string, Flag> {
  const strays = findStrays(base.files, head.files);
  const flags = new Map<string, Flag>();
  const pictures = new Set<string>();
  for (const file of names) {
    const was = base.files.has(file);
    const what = !head.files.has(file) ? "was removed" : was ? "was replaced" : "is new";
    const naming = [...head.pages].filter(([, page]) => isNamedBy(file, page));
    const pages = naming.map(([path]) => path);
    const where =
      pages.length > 0 ? `It stands on ${listFirst(pages, 3)}.` : "No page leads to it.";
    const isPicture = PICTURE.test(file) && (was || !strays.has(file));
    const name = file.endsWith(".pdf")
      ? "document"
      : isPicture
        ? "picture"
        : strays.has(file)
          ? "address"
          : "";
    const picture = file.replace(VARIANT, "");
    if (!name || (isPicture && pictures.has(picture))) continue;
    if (isPicture) pictures.add(picture);
    flags.set(file, { name, sentence: `The file /${file} ${what}. ${where}` });
  }
  return flags;
}

/** Compares the fields of two `content/` folders. */
export function compareFields(old: ContentField[], now: ContentField[]): FieldChange[] {
  const keysOf = (fields: ContentField[]) => new Set(fields.map((field) => JSON.stringify(field)));
  const without = (fields: ContentField[], known: Set<string>) =>
    fields.filter((field) => !known.has(JSON.stringify(field)));
  const gone = without(old, keysOf(now));
  const changes = without(now, keysOf(old)).map(({ path, field, value }): FieldChange => {
    const index = gone.findIndex((other) => other.path === path && other.field === field);
    const before = index < 0 ? undefined : gone.splice(index, 1)[0];
    return { path, field, old: before?.value ?? "", now: value };
  });
  return [
    ...changes,
    ...gone.map(({ path, field, value }) => ({ path, field, old: value, now: "" })),
  ];
}
