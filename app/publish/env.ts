// Reads and checks the environment variables of a build.
import { spawnSync } from "node:child_process";
import { inspect } from "node:util";

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
};

/** Says what is wrong around the project; shown without a stack. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  override stack = "";

  [inspect.custom](): string {
    return this.message;
  }
}

/** Returns `SITE_ORIGIN`, or the origin of a domain, without a trailing slash. */
export function siteOrigin(domain: string): string {
  return new URL(valueOf("SITE_ORIGIN") ?? `https://${domain}`).origin;
}

/** Reads `SITE_BASE` as "/" or "/pr-12/": Vite and the router need slashes at both ends. */
export function siteBase(): string {
  return `/${valueOf("SITE_BASE") ?? ""}/`.replace(/\/+/g, "/");
}

/** Reads the label of a preview; undefined for the public site. */
export function previewLabel(): string | undefined {
  return valueOf("SITE_PREVIEW");
}

/** Reads what the bar of a preview says; null for the public site. */
export function describePreview(): { label: string; commit: string; link: string } | null {
  const label = previewLabel();
  if (label === undefined) return null;
  const { stdout } = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" });
  return { label, commit: stdout?.trim() ?? "", link: valueOf("SITE_PREVIEW_LINK") ?? "" };
}

/** Reads a variable, if it is set. @throws {EnvironmentError} if any of them is wrong */
function valueOf(variable: keyof typeof VARIABLES): string | undefined {
  const wrong = Object.entries(VARIABLES).flatMap(([name, { expected, isRight }]) => {
    const text = process.env[name];
    return !text || isRight(text) ? [] : [`${name}: expected ${expected}, found "${text}"`];
  });
  if (wrong.length > 0)
    throw new EnvironmentError(["These environment variables are wrong.", ...wrong].join("\n"));
  return process.env[variable] || undefined;
}
