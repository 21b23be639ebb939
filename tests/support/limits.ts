// What visitors may have to load: every budget of the tests, with room for a dependency's next version.

/** In bytes, as transferred with Brotli. */
export const BYTES = {
  /** A page's HTML with its styles. 14 KB is what a host sends before the first answer. */
  html: 14_000,
  /** Both families in Latin letters. */
  fonts: 80_000,
  /** All code of all pages. 112 KB were measured. */
  code: 125_000,
};

/** Requests of the first visit of any page. 23 were measured on the site, and 31 on the specimen. */
export const REQUESTS = 34;

/** Cumulative layout shift. Google calls 0.1 good. At most 0.03 was measured. */
export const SHIFT = 0.05;
