import { spawnSync } from "node:child_process";
import { inspect } from "node:util";

const VARIABLES = {
  SITE_ORIGIN: { pattern: /^https?:\/\/[^\s/?#@]+\/?$/, example: "https://www.example.com" },
  SITE_BASE: { pattern: /^(?!.*\.\.)[\w.~/-]*$/, example: "/pr-12/" },
  SITE_PREVIEW: { pattern: /^[\w.-]{1,40}$/, example: "pr-12" },
  SITE_PREVIEW_LINK: {
    pattern: /^https:\/\/\S+$/,
    example: "https://github.com/acme/site/pull/12",
  },
};

/** Lists the environment variables that are wrong; every function here throws it. */
export class EnvironmentError extends Error {
  override stack = "";

  [inspect.custom](): string {
    return this.message;
  }
}

/** Returns the public origin of the site, without a trailing slash. */
export function siteOrigin(domain: string): string {
  return new URL(read("SITE_ORIGIN") ?? `https://${domain}`).origin;
}

/** Reads `SITE_BASE` with slashes at both ends, as Vite and the router need it. */
export function siteBase(): string {
  return `/${read("SITE_BASE") ?? ""}/`.replace(/\/+/g, "/");
}

/** Reads the label of a preview; undefined for the public site. */
export function previewLabel(): string | undefined {
  return read("SITE_PREVIEW");
}

/** Reads what the bar of a preview says; null for the public site. */
export function describePreview(): { label: string; commit: string; link: string } | null {
  const label = previewLabel();
  if (label === undefined) return null;
  const { stdout } = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" });
  return { label, commit: stdout?.trim() ?? "", link: read("SITE_PREVIEW_LINK") ?? "" };
}

function read(wanted: keyof typeof VARIABLES): string | undefined {
  const wrong = Object.entries(VARIABLES).flatMap(([name, { pattern, example }]) => {
    const value = process.env[name];
    const isRight = !value || pattern.test(value);
    return isRight ? [] : [`${name}: expected a value such as ${example}, found "${value}"`];
  });
  if (wrong.length === 0) return process.env[wanted] || undefined;
  throw new EnvironmentError(["These environment variables are wrong.", ...wrong].join("\n"));
}
