import { languageOf } from "../../schema/languages";
import type { Frame } from "../../schema/site";
import { isHidden } from "./publication";
import { frameNameOf, isFrame } from "./collection";
import type { CheckedPage } from "./model";
import { byLanguage, toTranslation } from "./translations";

/** Fields that another language doesn't inherit, because they contain words. */
const TRANSLATED_FIELDS = ["shortName", "banner", "footer", "dates", "placeholders"];

/**
 * Returns a function that finds the frame of a page by name: the fields of its language's `site.mdx`, then those of the
 * site's own that contain no words.
 */
export function framesOf(pages: Iterable<CheckedPage>, isDev: boolean): (name: string) => Frame {
  const all = [...pages];
  const shown = all.filter((page) => page.url && !isHidden(page, isDev)).map(({ url }) => url);
  const hidden = new Set(all.filter((page) => isHidden(page, isDev)).map(({ url }) => url));
  const files = all.filter(({ name }) => isFrame(name));
  const homes = files
    .map(({ name }) => toTranslation({ url: homeOf(name), name }))
    .filter(({ to }) => shown.includes(to))
    .toSorted(byLanguage);
  const base = files.find(({ name }) => name === "site")?.frontmatter ?? {};
  const shared = Object.fromEntries(
    Object.entries(base).filter(([field]) => !TRANSLATED_FIELDS.includes(field)),
  );
  const frames = new Map(
    files.map(({ name, frontmatter }) => {
      const lang = languageOf(name);
      const own = { ...(name === "site" ? {} : { ...shared, dates: lang }), ...frontmatter };
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the schemas of both files have checked them
      const fields = own as Frame;
      const nav = fields.nav.filter(({ to }) => !hidden.has(to.replace(/#.*/, "")));
      const home = shown.includes(homeOf(name)) ? homeOf(name) : "/";
      const languages = homes.length > 1 ? homes : undefined;
      return [name, { ...fields, lang, nav, home, languages }] as const;
    }),
  );
  return (name) => {
    const frame = frames.get(frameNameOf(name)) ?? frames.get("site");
    if (!frame) throw new Error(`no site.mdx for content/${name}.mdx`);
    return frame;
  };
}

function homeOf(frame: string): string {
  return `/${frame.split("/").slice(0, -1).join("/")}`;
}
