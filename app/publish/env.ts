// The environment of a build, read in one place: the site's address, its folder on the host, and whether it is a preview.

/** The address that the site is public under, from `SITE_ORIGIN`, without a slash at the end. */
export function siteOrigin(): string {
  return (process.env["SITE_ORIGIN"] || "https://www.example.com").replace(/\/+$/, "");
}

/**
 * The folder that the site is served from, from `SITE_BASE`: "/" or "/pr-12/". With a slash at both ends,
 * because Vite's `base` and the router's `basename` both need them.
 */
export function siteBase(): string {
  return `/${process.env["SITE_BASE"] ?? ""}/`.replace(/\/+/g, "/");
}

/** The preview's label, from `SITE_PREVIEW`; undefined for the public site. */
export function previewLabel(): string | undefined {
  return process.env["SITE_PREVIEW"] || undefined;
}
