// A change and one of its places in; out the addresses of that place: in the preview, on the live site, in the pictures.
import type { Look } from "../page-model";
import type { Change, PageReport, Place } from "../report";

/** Where the report's links lead; undefined: it has no such links. */
export interface Addresses {
  /** Of the preview, from `SITE_PREVIEW_URL`. */
  preview?: string | undefined;
  /** Of the public site, from `SITE_LIVE_URL`. */
  live?: string | undefined;
}

/** The words of these subjects are text of the page, so that a browser can find them. */
const FINDABLE = new Set<Change["subject"]>(["text", "heading"]);
/** A longer text is found by its first and last words. */
const WORDS_AT_ENDS = 6;
/** The view in which places are measured. */
const MEASURED = "1280 px";

/** The place in the preview and on the live site; undefined where the page does not exist or the site is not known. */
export function visitPlace(
  change: Change,
  place: Place,
  page: Pick<PageReport, "kind" | "from"> | undefined,
  { preview, live }: Addresses,
): Addresses {
  const before = page?.from ?? place.path;
  return {
    ...(preview !== undefined &&
      page?.kind !== "removed" && {
        preview: addressOf(preview, place.path) + textFragment(change, change.new),
      }),
    ...(live !== undefined &&
      page?.kind !== "added" && {
        live: addressOf(live, before) + textFragment(change, change.old),
      }),
  };
}

/** `https://preview.example/a` of `https://preview.example/` and `/a`. */
export function addressOf(site: string, path: string): string {
  return site.replace(/\/+$/, "") + path.split("/").map(encode).join("/");
}

/** The id of a picture on a page's pictures, or of one of its bands. @param page the page's number in the report */
export function pictureId(page: number, picture: number, band?: number): string {
  return `picture-${page}-${picture}${band === undefined ? "" : `-${band}`}`;
}

/**
 * The id of the picture that shows the place: the band that holds it, else the view in which something was hidden or
 * shown, else the first picture; undefined when no picture differs.
 */
export function findPicture(
  { views }: Change,
  { top }: Place,
  page: number,
  look: Look | undefined,
): string | undefined {
  const pictures = look?.pictures ?? [];
  const measured = pictures.findIndex(({ view }) => view === MEASURED);
  const band = (pictures[measured]?.bands ?? []).findIndex(
    (each) => top !== undefined && each.top <= top && top < each.top + each.height,
  );
  if (band >= 0) return pictureId(page, measured, band);
  const differing = pictures.flatMap(({ view, bands }, index) =>
    bands.length > 0 ? [{ view, index }] : [],
  );
  const best =
    differing.find(({ view }) => views.some((each) => each.startsWith(view))) ?? differing[0];
  return best && pictureId(page, best.index);
}

/** A browser opens the page at this text (URL Fragment Text Directives, 3.1 "Syntax"). */
function textFragment({ subject }: Change, text: string | null): string {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  if (!FINDABLE.has(subject) || words.length === 0) return "";
  const ends =
    words.length <= 2 * WORDS_AT_ENDS
      ? [words]
      : [words.slice(0, WORDS_AT_ENDS), words.slice(-WORDS_AT_ENDS)];
  // The hyphen is part of the directive's syntax, and `encodeURIComponent` leaves it.
  return `#:~:text=${ends.map((part) => encode(part.join(" ")).replaceAll("-", "%2D")).join(",")}`;
}

function encode(text: string): string {
  // Half a surrogate pair would throw.
  return encodeURIComponent(Buffer.from(text).toString());
}
