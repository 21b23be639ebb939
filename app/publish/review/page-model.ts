// What a review knows of a site and its pages. Types only: every step of the review shares them.

/** Stands for what all pages share, top bar and footer; no page can have this path. */
export const FRAME_PATH = "/*";

/** The folders of a built site, and of the content it was built from. */
export interface BuiltSite {
  client: string;
  /** The file of nginx's server block that the build wrote, if it wrote one. */
  nginx?: string;
  content: string;
}

/** What visitors get from a site. */
export interface Snapshot {
  pages: PageSnapshot[];
  /** What is the same on every page: top bar, footer, icons. Its path is {@link FRAME_PATH}, its card is empty. */
  frame: PageSnapshot;
  files: FrontmatterFile[];
}

/** One page, or the frame that all pages share. */
export interface PageSnapshot {
  /** "/", "/about-us"; the not-found page is "/404.html". */
  path: string;
  card: SearchCard;
  blocks: Block[];
  headings: Heading[];
  links: SiteLink[];
  images: PageImage[];
  weight: Weight;
  /** Hashes: of the elements without their classes; of their classes, the frame's too, and the style sheets. */
  structure: string;
  looks: string;
  /** The code that runs, without its texts: hashes by file name. */
  code: Record<string, string>;
}

/** A piece of text on a page. */
export interface Block {
  /** `alt` describes an image, `label` is for screen readers only. */
  kind: "text" | "heading" | "alt" | "label";
  /** The headings above it, the outermost first; the page's main heading is left out. */
  heading: string[];
  text: string;
}

export interface Heading {
  level: number;
  text: string;
}

export interface SiteLink {
  /** As on the page, files of the build without their hash. */
  href: string;
  words: string;
  /** Leads to a page, a file or a part of a page that this build does not have. */
  isBroken: boolean;
}

export interface PageImage {
  /** The file without its hash. */
  src: string;
  /** SHA-256 of its bytes, the first 16 digits; empty when the file is not in the build. */
  hash: string;
  /** CSS pixels; null when the page does not say. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** Null when the page gives none; empty for decoration. */
  alt: string | null;
  /** The widest file that a browser can choose instead. */
  largest: { width: number; bytes: number } | null;
}

/** What search engines and shared links show. */
export interface SearchCard {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  shareTitle: string | null;
  shareDescription: string | null;
  /** SHA-256 of the picture's bytes, the first 16 digits. */
  shareImage: string | null;
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
  /** The path of the page it makes; undefined when visitors cannot reach it. */
  path: string | undefined;
  isDraft: boolean;
  fields: Record<string, unknown>;
}

/** Null where the page does not exist. */
export interface OldAndNew<Value> {
  old: Value | null;
  new: Value | null;
}

/** How a page looks and how accessible it is. */
export interface Look {
  views: View[];
  /** Null where the page does not exist. */
  violations: OldAndNew<Violation[]>;
}

/** One view of a page before and after, as WebP. */
export interface View extends OldAndNew<Buffer> {
  /** "375 px wide", "Slide 2, 1280 px wide". */
  name: string;
  /** The later view with every difference marked; null where there is only one. */
  difference: Buffer | null;
  /** The share of pixels that differ, from 0 to 1; 1 where there is only one view. */
  share: number;
}

/** An accessibility rule that a page breaks. */
export interface Violation {
  rule: string;
  help: string;
  /** The elements that break it, as CSS selectors. */
  elements: string[];
}
