// The site's addresses in; out what search engines read first.
import { previewLabel } from "../env";
import { escapeMarkup } from "../markup/escape";

/** Lists the addresses in the format of sitemaps.org. */
export function makeSitemap(addresses: string[]): string {
  const entries = addresses
    .toSorted()
    .map((address) => `  <url><loc>${escapeMarkup(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** A robots.txt (RFC 9309) that allows everything and names the sitemap; in a preview it allows nothing. */
export function makeRobots(sitemap: string): string {
  if (previewLabel()) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
