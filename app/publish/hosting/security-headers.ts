import { hash } from "node:crypto";

import { previewLabel } from "../env";

export const REVALIDATED = "public, max-age=0, must-revalidate";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // A service worker would stay after its page is removed.
  "worker-src 'none'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes code (W3C Trusted Types).
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Policy of a drawing that is opened by itself; `default-src` would block its styles and fonts. */
const DRAWING_POLICY =
  "sandbox; script-src 'none'; img-src 'none'; connect-src 'none'; font-src data:; frame-ancestors 'none'";

/** Writes the policy for `<meta>`, which allows one `<style>` by its text (CSP 3). */
export function makeMetaPolicy(styles: string): string {
  return `${CONTENT_SECURITY_POLICY}; style-src 'sha256-${hash("sha256", styles, "base64")}'`;
}

/** Chooses from OWASP's secure headers, without `no-store`, which would turn off the back-forward cache. */
function makeSecurityHeaders(styles: string): Record<string, string> {
  return {
    "Content-Security-Policy": `${makeMetaPolicy(styles)}; frame-ancestors 'none'`,
    // A longer time binds the domain's owner (recipes.md).
    "Strict-Transport-Security": "max-age=86400",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), unload=()",
  };
}

/** Writes `_headers` for Netlify and Cloudflare; there, "!" removes a header of an earlier rule. */
export function makeHeadersFile(base: string, styles: string): string {
  const isPreview = previewLabel() !== undefined;
  const lines = Object.entries(makeSecurityHeaders(styles)).map(
    ([name, value]) => `  ${name}: ${value}\n`,
  );
  // A day, because Cloudflare sends it for missing files, too. Names in previews do not change.
  const caching = isPreview ? REVALIDATED : "public, max-age=86400";
  return `${base}*
${lines.join("")}${isPreview ? "  X-Robots-Tag: noindex\n" : ""}
${base}assets/*
  Cache-Control: ${caching}

${base}assets/*.svg
  ! Content-Security-Policy
  Content-Security-Policy: ${DRAWING_POLICY}
`;
}
