// Reads and checks the environment variables of a build. No other file reads them.
import { spawnSync } from "node:child_process";
import { inspect } from "node:util";

import { explainDay } from "../schema/dates";

/** What each variable may be. */
const VARIABLES = {
  SITE_ORIGIN: {
    expected: "the public address without a path, such as https://www.example.com",
    isRight: (text: string) => /^https?:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text),
  },
  SITE_BASE: {
    expected: "the site's folder on its host, such as /pr-12/",
    isRight: (text: string) => /^[\w.~/-]*$/.test(text) && !/(^|\/)\.\.?(\/|$)/.test(text),
  },
  SITE_PREVIEW: {
    expected: "a label of letters, digits, dots and hyphens, such as pr-12",
    isRight: (text: string) => /^[\w.-]{1,40}$/.test(text),
  },
  SITE_PREVIEW_LINK: {
    expected: "the address of the pull request, such as https://github.com/acme/site/pull/12",
    isRight: (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text),
  },
  SITE_DATE: {
    expected: "a day such as 2026-11-24",
    isRight: (text: string) => !explainDay(text),
  },
};

/** Thrown for what is wrong around the project, such as its variables; shown without a stack. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  override stack = "";

  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Refuses a path of the project that a tool takes for something else: Vite reads "#" as a part of an address, and
 * vanilla-extract writes the path between apostrophes.
 * @throws {EnvironmentError}
 */
export function checkFolder(folder: string): void {
  const sign = /['#]/.exec(folder)?.[0];
  if (sign)
    throw new EnvironmentError(
      `The site cannot be built in this folder, because its path contains ${sign}. Move the project, or rename the folder: ${folder}`,
    );
}

/** The site's public origin, without a trailing slash: from `SITE_ORIGIN`, else that of the domain in site.mdx. */
export function siteOrigin(domain: string): string {
  return new URL(valueOf("SITE_ORIGIN") ?? `https://${domain}`).origin;
}

/** From `SITE_BASE`: "/" or "/pr-12/". Vite's `base` and the router's `basename` both need the slashes at both ends. */
export function siteBase(): string {
  return `/${valueOf("SITE_BASE") ?? ""}/`.replace(/\/+/g, "/");
}

/** The preview's label, from `SITE_PREVIEW`; undefined for the public site. */
export function previewLabel(): string | undefined {
  return valueOf("SITE_PREVIEW");
}

/** What the bar of a preview says; null for the public site. The commit is that of the working directory. */
export function describePreview(): { label: string; commit: string; link: string } | null {
  const label = previewLabel();
  if (label === undefined) return null;
  const { stdout } = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" });
  return { label, commit: stdout?.trim() ?? "", link: valueOf("SITE_PREVIEW_LINK") ?? "" };
}

/**
 * The build date, such as `2026-11-24`: from `SITE_DATE`, else today.
 * @param timeZone the company's, an IANA name
 */
export function siteDate(timeZone = "UTC"): string {
  const now = new Date();
  // Swedes write days as ISO 8601 does.
  const dayOf = () => now.toLocaleDateString("sv", { timeZone });
  return valueOf("SITE_DATE") ?? (timeZone === "UTC" ? now.toISOString().slice(0, 10) : dayOf());
}

/** A variable; undefined when it is not set. @throws {EnvironmentError} if any of them is wrong */
function valueOf(variable: keyof typeof VARIABLES): string | undefined {
  const wrong = Object.entries(VARIABLES).flatMap(([name, { expected, isRight }]) => {
    const text = process.env[name];
    return !text || isRight(text) ? [] : [`${name}: expected ${expected}, found "${text}"`];
  });
  if (wrong.length > 0)
    throw new EnvironmentError(["These environment variables are wrong.", ...wrong].join("\n"));
  return process.env[variable] || undefined;
}
