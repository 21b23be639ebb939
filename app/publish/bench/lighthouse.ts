// An address in, what Lighthouse measures there out, with its default settings: a mid-range phone on a slow 4G line.
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

import { BROWSER_ARGUMENTS, findBrowser } from "../sandbox/browser";

/**
 * Runs Lighthouse once, in a new browser with an empty cache.
 * @throws {Error} when there is no browser, or the page could not be measured
 */
export async function measurePage(address: string): Promise<Result> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...BROWSER_ARGUMENTS, "--headless=new"],
  });
  try {
    // Lighthouse requests robots.txt from inside the page, where the policy says `connect-src 'none'`.
    const skipAudits = ["robots-txt"];
    const output = await lighthouse(address, { port: browser.port, logLevel: "error", skipAudits });
    const problem = output ? output.lhr.runtimeError?.message : "no result";
    if (!output || problem) throw new Error(`Lighthouse could not measure ${address}: ${problem}`);
    return output.lhr;
  } finally {
    browser.kill();
  }
}

/** The audits that cost a page points in a category, one line each. */
export function costlyAudits({ audits, categories }: Result): string[] {
  const references = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const counted = references.filter(({ weight }) => weight > 0).map(({ id }) => id);
  return Object.values(audits)
    .filter(({ id, score }) => counted.includes(id) && score !== null && score < 1)
    .map(({ id, title, displayValue, explanation }) =>
      [`${id}: ${title}`, displayValue, explanation].filter(Boolean).join(", "),
    );
}
