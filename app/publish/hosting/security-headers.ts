// What browsers may do on the site: one policy, spoken twice, in each page and in the host's headers.
import { previewLabel } from "../env";

/**
 * Content Security Policy, level 3. The site runs its own code only, from files; it connects to nothing
 * and submits nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes code: React makes no script here, and nothing else writes HTML (W3C Trusted Types).
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** The policy for `<meta>`, which must not say who may frame the page (CSP 3, "meta element"). */
export const META_POLICY = POLICY;

/**
 * By the OWASP Secure Headers project, without its `no-store`, which would turn off the back-forward cache. In a
 * preview the pages alone speak the policy, in their meta tags: the report beside them has another.
 */
export const headers = (): Record<string, string> => ({
  ...(previewLabel() === undefined
    ? { "Content-Security-Policy": `${POLICY}; frame-ancestors 'none'` }
    : { "X-Robots-Tag": "noindex" }),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), unload=()",
});

/** `Cache-Control` of files under `/assets/`, whose names change with their content (`immutable`: RFC 8246). */
export const CACHED_FOR_GOOD = "public, max-age=31536000, immutable";

/** `Cache-Control` of everything else: kept, and asked for again each time. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read.
 * @param base the folder that the site is served from, with a slash at both ends
 */
export function makeHeadersFile(base: string): string {
  const lines = Object.entries(headers()).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines,
    "",
    `${base}assets/*`,
    `  Cache-Control: ${CACHED_FOR_GOOD}`,
    "",
  ].join("\n");
}

/** The headers that a `_headers` file gives to a path; a later rule wins. */
export function readHeaders(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of file.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) {
      if (applies) headers[name] = value;
    } else if (line.trim()) {
      applies = path.startsWith(line.trim().replace(/\*$/, ""));
    }
  }
  return headers;
}
