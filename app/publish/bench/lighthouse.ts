// Addresses in, Lighthouse's scores out, on its own default: a phone on a slow line. The report stays here.
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

import { BROWSER_ARGUMENTS, findBrowser } from "../browser";

export interface Score {
  address: string;
  /** Lighthouse's categories by their titles, each from 0 to 100. */
  categories: Map<string, number>;
  /** Audits that cost points, as `id: title` and what Lighthouse says of them. */
  faults: string[];
  /** Whether every category has all its points. */
  isMet: boolean;
}

/**
 * Runs Lighthouse once for each address, in a browser of its own.
 * @throws {Error} when Lighthouse cannot load a page
 */
export async function scorePages(addresses: string[]): Promise<Score[]> {
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: [...BROWSER_ARGUMENTS, "--headless=new"] });
  try {
    const scores: Score[] = [];
    for (const address of addresses) scores.push(await scorePage(address, browser.port));
    return scores;
  } finally {
    browser.kill();
  }
}

async function scorePage(address: string, port: number): Promise<Score> {
  const result = await lighthouse(address, { port, logLevel: "error" });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse cannot load ${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories } = result.lhr;
  const short = Object.values(categories).filter(({ score }) => score !== 1);
  const counted = new Set(short.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  const faults = Object.values(audits).filter(({ id, score }) => counted.has(id) && score !== null && score < 1);
  const points = new Map(Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]));
  return { address, categories: points, faults: faults.map(describe), isMet: [...points.values()].every((value) => value === 100) };
}

function describe({ id, title, displayValue, explanation }: Result["audits"][string]): string {
  return [`${id}: ${title}`, displayValue, explanation].filter(Boolean).join(", ");
}
