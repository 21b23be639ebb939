import { createHash } from "node:crypto";

import { previewLabel } from "../env";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // Don't allow service workers, because one stays after its page is removed.
  "worker-src 'none'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // Don't let text become code (W3C Trusted Types).
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Writes the policy for `<meta>`, which allows one `<style>` by its text (CSP 3). */
export function metaPolicy(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return `${CONTENT_SECURITY_POLICY}; style-src 'sha256-${hash}'`;
}

/** Lists OWASP's secure headers; `no-store` would turn off the back-forward cache. */
export function securityHeaders(styles: string): Record<string, string> {
  return {
    "Content-Security-Policy": `${metaPolicy(styles)}; frame-ancestors 'none'`,
    ...(previewLabel() === undefined ? {} : { "X-Robots-Tag": "noindex" }),
    // Don't set more than a day, because it binds the domain's owner (recipes.md).
    "Strict-Transport-Security": "max-age=86400",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), unload=()",
  };
}

/** For `/assets/`, where names change with content. */
export const CACHED_FOR_A_YEAR = "public, max-age=31536000, immutable";

/** For `_headers`, which Cloudflare applies to missing files too. */
export const CACHED_FOR_A_DAY = "public, max-age=86400";

export const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * Writes `_headers` for Netlify and Cloudflare.
 * @param base with slashes at both ends
 */
export function makeHeadersFile(base: string, styles: string): string {
  const lines = Object.entries(securityHeaders(styles)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  return `${base}*\n${lines.join("")}\n${base}assets/*\n  Cache-Control: ${CACHED_FOR_A_DAY}\n`;
}
