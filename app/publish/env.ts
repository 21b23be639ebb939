// The environment of a build in, its checked values out: the site's origin, its base path and its day, whether it
// is a preview, and where the build reports what is wrong. No other file reads these variables.
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { inspect } from "node:util";

import { explainDay } from "../schema/dates";

/** Parses each variable into the form that the build uses; undefined for a wrong value. */
const VARIABLES = {
  SITE_ORIGIN: {
    expected: "the public address without a path, such as https://www.example.com",
    read: (text: string) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return /^https?:/.test(text) && url?.href === `${url?.origin}/` ? url.origin : undefined;
    },
  },
  SITE_BASE: {
    expected: "the site's folder on its host, such as /pr-12/",
    read: (text: string) =>
      /^[\w.~/-]*$/.test(text) && !/(^|\/)\.\.?(\/|$)/.test(text)
        ? `/${text}/`.replace(/\/+/g, "/")
        : undefined,
  },
  SITE_PREVIEW: {
    expected: "a label of letters, digits, dots and hyphens, such as pr-12",
    read: (text: string) => (/^[\w.-]{1,40}$/.test(text) ? text : undefined),
  },
  SITE_DATE: {
    expected: "a day such as 2026-11-24",
    read: (text: string) => (explainDay(text) ? undefined : text),
  },
  SITE_BUILD_REPORT: {
    expected: "a file in a folder that exists, such as /tmp/report.json",
    read: (text: string) => (existsSync(dirname(resolve(text))) ? resolve(text) : undefined),
  },
};

/** Thrown for wrong environment variables; shown without a stack. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  override stack = "";

  [inspect.custom](): string {
    return this.message;
  }
}

/** The origin from `SITE_ORIGIN`, without a trailing slash; undefined when it is not set. */
export function givenOrigin(): string | undefined {
  return readEnvironment().SITE_ORIGIN;
}

/** The site's public origin: from `SITE_ORIGIN`, else that of the domain in site.mdx. */
export function siteOrigin(domain: string): string {
  return givenOrigin() ?? `https://${domain}`;
}

/** From `SITE_BASE`: "/" or "/pr-12/". Vite's `base` and the router's `basename` both need the slashes at both ends. */
export function siteBase(): string {
  return readEnvironment().SITE_BASE ?? "/";
}

/** The preview's label, from `SITE_PREVIEW`; undefined for the public site. */
export function previewLabel(): string | undefined {
  return readEnvironment().SITE_PREVIEW;
}

/** The day as of which the site is built, such as `2026-11-24`: from `SITE_DATE`, else today in UTC. */
export function siteDate(): string {
  return readEnvironment().SITE_DATE ?? today();
}

/** The absolute path of the file where a build lists its problems as JSON, from `SITE_BUILD_REPORT`. */
export function buildReport(): string | undefined {
  return readEnvironment().SITE_BUILD_REPORT;
}

/** The values of all variables that are set. @throws {EnvironmentError} if any of them is wrong */
function readEnvironment(): Partial<Record<keyof typeof VARIABLES, string>> {
  const set = Object.entries(VARIABLES).flatMap(([name, { expected, read }]) => {
    const text = process.env[name];
    return text ? { name, expected, text, value: read(text) } : [];
  });
  const wrong = set.filter(({ value }) => value === undefined);
  const lines = wrong.map(
    ({ name, expected, text }) => `${name}: expected ${expected}, found "${text}"`,
  );
  if (wrong.length > 0)
    throw new EnvironmentError(["These environment variables are wrong.", ...lines].join("\n"));
  return Object.fromEntries(set.map(({ name, value }) => [name, value]));
}

/** Today's date in UTC, as `2025-06-30`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
