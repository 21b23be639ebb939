// URLs in, Lighthouse's scores out, with its default device: a phone on a slow connection. Nothing is uploaded.
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

import { BROWSER_ARGUMENTS, findBrowser } from "../sandbox/browser";

export interface Score {
  address: string;
  /** Scores by category title, each from 0 to 100. */
  categories: Map<string, number>;
  /** Audits that cost points, as `id: title` with Lighthouse's explanation. */
  faults: string[];
  /** Whether every category has 100 points. */
  isMet: boolean;
}

/**
 * Runs Lighthouse once for each URL. A page that it could not load or trace has no points.
 * @throws {Error} when there is no browser
 */
export async function scorePages(addresses: string[]): Promise<Score[]> {
  const scores: Score[] = [];
  for (const address of addresses) scores.push(await scorePage(address));
  return scores;
}

/** Uses a fresh browser, so that no state of another page remains. */
async function scorePage(address: string): Promise<Score> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...BROWSER_ARGUMENTS, "--headless=new"],
  });
  try {
    // Lighthouse requests robots.txt from inside the page, where the policy's `connect-src 'none'` applies.
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: "error",
      skipAudits: ["robots-txt"],
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
    return summarize(address, result.lhr);
  } finally {
    browser.kill();
  }
}

function summarize(address: string, { audits, categories, runtimeError }: Result): Score {
  const short = Object.values(categories).filter(({ score }) => score !== 1);
  const counted = new Set(
    short.flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const costly = Object.values(audits).filter(
    ({ id, score }) => counted.has(id) && score !== null && score < 1,
  );
  const points = new Map(
    Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
  );
  return {
    address,
    categories: points,
    faults: runtimeError ? [runtimeError.message] : costly.map(describe),
    isMet: [...points.values()].every((value) => value === 100),
  };
}

function describe({ id, title, displayValue, explanation }: Result["audits"][string]): string {
  return [`${id}: ${title}`, displayValue, explanation].filter(Boolean).join(", ");
}
