// Says what browsers may do on the site: one policy, written into each page and into the headers of the host.
import { createHash } from "node:crypto";

import { previewLabel } from "../env";

/**
 * Content Security Policy, level 3. The site runs only its own code, from files, and has only its own styles, in each
 * page; it connects to nothing and submits nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // A service worker would answer for every page of the host, and stay after its page is removed.
  "worker-src 'none'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes code: React creates no scripts here, and nothing else writes HTML (W3C Trusted Types).
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/**
 * The policy for `<meta>`, where `frame-ancestors` is not allowed (CSP 3, "meta element").
 * @param styles the text of the page's `<style>`: the only styles that apply (CSP 3, "hash-source")
 */
export function metaPolicy(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return `${POLICY}; style-src 'sha256-${hash}'`;
}

/**
 * The headers of every answer, by name: those of the OWASP Secure Headers project without its `no-store`, which would
 * turn off the back-forward cache, and without embedder and resource policies, which protect shared memory.
 * @param styles the text of the `<style>` of all pages
 */
export function securityHeaders(styles: string): Record<string, string> {
  return {
    "Content-Security-Policy": `${metaPolicy(styles)}; frame-ancestors 'none'`,
    ...(previewLabel() === undefined ? {} : { "X-Robots-Tag": "noindex" }),
    // One day: a longer time, and other hosts of the domain, are for its owner to decide (recipes.md).
    "Strict-Transport-Security": "max-age=86400",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), unload=()",
  };
}

/** `Cache-Control` of files under `/assets/`, whose names change with their content (`immutable`: RFC 8246). */
export const CACHED_FOR_A_YEAR = "public, max-age=31536000, immutable";

/** The same in `_headers`: Cloudflare applies its lines to missing files too, and browsers would keep that answer. */
export const CACHED_FOR_A_DAY = "public, max-age=86400";

/** `Cache-Control` of everything else: cached, and revalidated each time. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * The file `_headers`, which Netlify and Cloudflare read.
 * @param base the base path of the site, with a slash at both ends
 * @param styles the text of the `<style>` of all pages
 */
export function makeHeadersFile(base: string, styles: string): string {
  const lines = Object.entries(securityHeaders(styles)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  return `${base}*\n${lines.join("")}\n${base}assets/*\n  Cache-Control: ${CACHED_FOR_A_DAY}\n`;
}
