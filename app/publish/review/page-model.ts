// What a review knows of a site and its pages. Types only: every step of the review shares them.
import type { Unpublished } from "../content/source/model";

/** The folders of a built site, and of the content it was built from. */
export interface BuiltSite {
  client: string;
  /** The file of nginx's server block that the build wrote, if it wrote one. */
  nginx?: string;
  content: string;
}

/** At which every page is read, in CSS pixels; the rules of a site can ask for more. */
export const WIDTHS = [320, 768, 1280, 1920];

/** All that a site publishes. Equal builds have equal snapshots. */
export interface Snapshot {
  pages: PageSnapshot[];
  /** Files that a host may send for any address, by their paths: no page of their own, and read in no browser. */
  shells: PageSnapshot[];
  /** Old addresses that lead on to another: their pages are as the build writes them, to the byte. */
  leads: Lead[];
  /** Every file, the server block included, by its name without the content hash. */
  files: SiteFile[];
  content: FrontmatterFile[];
}

/** An old address. */
export interface Lead {
  path: string;
  /** The path that it leads on to. */
  to: string;
  /** The name of its file in the build. */
  file: string;
}

export interface SiteFile {
  /** Relative to the site, without the content hash: "assets/root.js". */
  name: string;
  kind: "page" | "code" | "styles" | "picture" | "font" | "headers" | "other";
  /** SHA-256 of its bytes, the first 16 digits; of a text, after content hashes in names were taken out. */
  hash: string;
  bytes: number;
  /** The text with hashes taken out; empty for a binary file. */
  text: string;
  /** The paths of the pages that load it. */
  usedBy: string[];
  /** The names of the compressed files beside it, and of those that hold something else. */
  copies: string[];
  lies: string[];
}

/** One page as it was published, read from its HTML and, where it could have changed, in a browser. */
export interface PageSnapshot {
  /** "/", "/about-us"; the not-found page is "/404.html". */
  path: string;
  title: string;
  /** Its file in the build: "about-us/index.html". */
  file: string;
  /** Everything that people read or hear, in order. */
  texts: SeenText[];
  links: SiteLink[];
  images: PageImage[];
  /** What the page tells browsers, search engines and networks: language, title, description, structured data. */
  head: HeadEntry[];
  /** Elements and attributes that nothing above covers, one a line. */
  markup: string[];
  /** Addresses of other hosts that it asked for in a browser. */
  foreign: string[];
  /** What it reported to the browser's console as an error. */
  errors: string[];
  weight: Weight;
  /** A browser has read it: its texts say where they can be seen. */
  isRead: boolean;
  /** The widths in CSS pixels at which all rules of its own site hold: a review may read it at more. */
  widths: number[];
  /** A hash of all files that decide how the page reads and looks: equal pages need not be opened. */
  inputs: string;
}

export type TextKind =
  | "text"
  | "heading"
  /** The description of an image. */
  | "alt"
  /** For screen readers only. */
  | "label"
  /** Shown by the browser on hover. */
  | "title"
  /** Opened by hover or focus. */
  | "tooltip"
  /** Written by a style sheet. */
  | "generated"
  /** Words of a drawing. */
  | "drawing";

/** A piece of text on a page. */
export interface SeenText {
  kind: TextKind;
  /** 1 to 6, of a heading. */
  level?: number;
  /** The headings above it, the outermost first; the page's main heading is left out. */
  heading: string[];
  text: string;
  /** Where it cannot be seen: "768 px", "print, without JavaScript". Empty when no browser read the page. */
  unseen: string[];
  /** Size and colours in each view, for the signature: "16 #222 on #fff". */
  look: string[];
  /** Where it begins and ends, in CSS pixels from the top of the page at 1280. */
  top?: number;
  bottom?: number;
}

export interface SiteLink {
  /** As on the page, files of the build without their hash. */
  href: string;
  words: string;
  /** Of the file of this build that it leads to, if that is no page: SHA-256 of its bytes, the first 16 digits. */
  hash?: string;
  /** Leads to a page, a file or a part of a page that this build does not have. */
  isBroken: boolean;
}

export interface PageImage {
  /** The file without its hash. */
  src: string;
  /** SHA-256 of its bytes and of all files a browser can choose instead, the first 16 digits. */
  hash: string;
  /** Their names, without their hashes. */
  files: string[];
  /** CSS pixels; null when the page does not say. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** Null when the page gives none; empty for decoration. */
  alt: string | null;
}

export interface HeadEntry {
  /** "Language", "Title", "Description", "Instructions for search engines", "Structured data". */
  name: string;
  value: string;
}

/** Bytes as transferred: text compressed with Brotli, images as they are. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  images: number;
}

/** A content file, whether or not the content check would pass it. */
export interface FrontmatterFile {
  /** From the project's root: "content/about-us.mdx". */
  file: string;
  /** The path of the page it makes, "/*" for what all pages share; undefined when visitors cannot reach it. */
  path: string | undefined;
  /** Undefined when it is published. */
  unpublished: Unpublished | undefined;
  fields: Record<string, unknown>;
}

/** Null where there is none. */
export interface OldAndNew<Value> {
  old: Value | null;
  new: Value | null;
}

/** How a changed page looks and how accessible it is. */
export interface Look {
  pictures: Picture[];
  /** Null where the page does not exist. */
  violations: OldAndNew<Violation[]>;
}

/** One view of a page before and after, cut to what differs. */
export interface Picture {
  /** "1280 px", "320 px, with JavaScript", "print", "Picture when shared". */
  view: string;
  /** The share of pixels that differ, from 0 to 1; 1 where there is only one picture. */
  share: number;
  /** The largest difference of a colour channel, from 0 to 255. */
  largest: number;
  /** By how many CSS pixels the page is longer than before. */
  grew: number;
  /** The parts that differ, from the top; unchanged ones between them are left out. */
  bands: Band[];
}

/** A horizontal part of a view, as WebP. */
export interface Band extends OldAndNew<Buffer> {
  /** CSS pixels from the top of the page. */
  top: number;
  height: number;
  /** The later picture with every difference marked; null where there is only one. */
  difference: Buffer | null;
}

/** An accessibility rule that a page breaks. */
export interface Violation {
  rule: string;
  help: string;
  /** The elements that break it, by role and words: 'button "Next slide"'. */
  elements: string[];
}
