// Puts together what is around the pages of each language.
import { languageOf, type Translation } from "../../schema/languages";
import type { Frame } from "../../schema/site";
import { isHidden } from "./publication";
import { frameNameOf, isFrame } from "./source/collection";
import type { CheckedPage } from "./source/model";
import { byLanguage, labelLanguage } from "./translations";

/** Its words are in its language, so another frame has nothing in place of them. */
const TRANSLATED_FIELDS = ["shortName", "banner", "footer", "dates", "placeholders"];

/**
 * Returns what finds the frame of a page by its name: the fields of the `site.mdx` of its language, and for what these leave
 * out and is no words, those of the site's own.
 * @param pages all of the site
 */
export function framesOf(pages: Iterable<CheckedPage>, isDev: boolean): (name: string) => Frame {
  const all = [...pages];
  const shown = all.filter((page) => page.url && !isHidden(page, isDev)).map(({ url }) => url);
  const hidden = new Set(all.filter((page) => isHidden(page, isDev)).map(({ url }) => url));
  const files = all.filter(({ name }) => isFrame(name));
  const homes = files.flatMap(({ name }): Translation[] => {
    const lang = languageOf(name);
    const to = homeOf(name);
    return shown.includes(to) ? [{ to, lang, name: labelLanguage(lang) }] : [];
  });
  homes.sort(byLanguage);
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
    // Only a check that has failed has no frame.
    if (!frame) throw new Error(`no site.mdx for content/${name}.mdx`);
    return frame;
  };
}

/** The path of the home page in the language of a frame. */
function homeOf(frame: string): string {
  return `/${frame.split("/").slice(0, -1).join("/")}`;
}
