// What happens to a page's scripts between React and the disk.
import { createHash } from "node:crypto";

/** Scripts that run; structured data (`application/ld+json`) does not, and stays. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Moves each inline script into a file named by its hash, so that the policy needs neither hashes nor
 * `unsafe-inline` (CSP 3, `script-src 'self'`), and adds page and scripts to `files`.
 */
export function moveInlineScripts(html: string, base: string, files: Map<string, string>, name: string): void {
  const moved = html.replace(INLINE_SCRIPT, (_, attributes: string, code: string) => {
    const digest = createHash("sha256").update(code).digest();
    const file = `assets/inline-${digest.toString("hex").slice(0, 12)}.js`;
    files.set(file, code);
    return `<script${attributes} src="${base}${file}"></script>`;
  });
  files.set(name, moved);
}

/**
 * The 404 page answers for every path there is, also for those on which host and router disagree
 * (`/ABOUT-US`, `/%0A`). Without hydration it cannot flip to another page; one small script logs the path.
 */
export function withLoggerOnly(html: string, logger: string): string {
  return withoutScripts(html).replace("</body>", `<script type="module" src="${logger}"></script></body>`);
}

/** A page as plain HTML: no script, and no request for one. */
export function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<link rel="modulepreload"[^>]*>/g, "");
}
