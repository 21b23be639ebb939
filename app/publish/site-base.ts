/**
 * The folder that the site is served from, from `SITE_BASE`: "/" or "/pr-12/". With a slash at both ends,
 * because Vite's `base` and the router's `basename` both need them.
 */
export function siteBase(): string {
  return `/${process.env["SITE_BASE"] ?? ""}/`.replace(/\/+/g, "/");
}
