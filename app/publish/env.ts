// Reads and checks the environment variables of a build.
import { spawnSync } from "node:child_process";
import { inspect } from "node:util";
import { z } from "zod";

const VARIABLES = z.object({
  SITE_ORIGIN: variable(/^https?:\/\/[^\s/?#@]+\/?$/, "https://www.example.com"),
  SITE_BASE: variable(/^(?!.*\.\.)[\w.~/-]*$/, "/pr-12/"),
  SITE_PREVIEW: variable(/^[\w.-]{1,40}$/, "pr-12"),
  SITE_PREVIEW_LINK: variable(/^https:\/\/\S+$/, "https://github.com/acme/site/pull/12"),
});

/** Says what is wrong around the project; shown without a stack. */
export class EnvironmentError extends Error {
  override stack = "";

  [inspect.custom](): string {
    return this.message;
  }
}

/** Returns `SITE_ORIGIN`, or the origin of a domain, without a trailing slash. */
export function siteOrigin(domain: string): string {
  return new URL(read().SITE_ORIGIN ?? `https://${domain}`).origin;
}

/** Reads `SITE_BASE` as "/" or "/pr-12/": Vite and the router need slashes at both ends. */
export function siteBase(): string {
  return `/${read().SITE_BASE ?? ""}/`.replace(/\/+/g, "/");
}

/** Reads the label of a preview; undefined for the public site. */
export function previewLabel(): string | undefined {
  return read().SITE_PREVIEW;
}

/** Reads what the bar of a preview says; null for the public site. */
export function describePreview(): { label: string; commit: string; link: string } | null {
  const { SITE_PREVIEW: label, SITE_PREVIEW_LINK: link = "" } = read();
  if (label === undefined) return null;
  const { stdout } = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" });
  return { label, commit: stdout?.trim() ?? "", link };
}

function variable(pattern: RegExp, example: string) {
  const text = z.string().regex(pattern, `expected a value such as ${example}`);
  return z.preprocess((written) => written || undefined, text.optional());
}

/** Reads all variables. @throws {EnvironmentError} that names each wrong one */
function read(): z.output<typeof VARIABLES> {
  const { data, error } = VARIABLES.safeParse(process.env);
  if (data) return data;
  const lines = error.issues.map(({ path: [name = ""], message }) => {
    return `${String(name)}: ${message}, found "${process.env[String(name)]}"`;
  });
  throw new EnvironmentError(["These environment variables are wrong.", ...lines].join("\n"));
}
