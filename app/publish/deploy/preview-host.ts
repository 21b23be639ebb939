// The settings of the workflow in; out where previews go, and whether browsers keep them apart from the public site.
// A page can act on all pages of its origin (HTML, "origin"), so a fork's pages need an origin of their own.
import { readOrigin } from "../content/source/site-tokens";
import { findPagesAddress, type Access } from "./github-api";

/** Where previews are published. */
export interface PreviewHost {
  /** With a slash at the end. */
  address: string;
  /** Of their repository; undefined when it is the site's own. */
  access: Access | undefined;
  /** No page of the public site has their origin. */
  hasOwnOrigin: boolean;
}

/** The repository that previews go to, from `PREVIEW_REPOSITORY` and `PREVIEW_TOKEN`; undefined when it is the site's own. */
export function previewAccess(): Access | undefined {
  const { PREVIEW_REPOSITORY: repository, PREVIEW_TOKEN: token = "" } = process.env;
  return repository ? { repository, token } : undefined;
}

/**
 * The host that the workflow's settings name. What its origin is, GitHub says: two repositories of one owner share
 * theirs, unless one has a domain of its own.
 * @throws {Error} when the previews are built for another address than the one where GitHub serves them
 */
export async function findPreviewHost(): Promise<PreviewHost> {
  const { PREVIEW_ORIGIN: origin = "", PREVIEW_BASE: base = "/" } = process.env;
  const address = new URL(base, origin).href;
  const access = previewAccess();
  if (!access) return { address, access, hasOwnOrigin: false };
  const served = await findPagesAddress(access);
  if (served === undefined || withoutScheme(served) !== withoutScheme(address))
    throw new Error(
      `previews are built for ${address}, but GitHub serves ${access.repository} at ${served ?? "no address"}; set PREVIEW_ORIGIN and PREVIEW_BASE in the workflows, or Settings → Pages there`,
    );
  const site = [`${readOrigin(process.cwd())}/`, (await findPagesAddress()) ?? ""];
  const hosts = site.filter(Boolean).map((url) => new URL(url).host);
  return { address, access, hasOwnOrigin: !hosts.includes(new URL(address).host) };
}

/** GitHub says http:// until HTTPS is enforced; a browser may reach both. */
function withoutScheme(address: string): string {
  return new URL(address).href.replace(/^https?:/, "");
}
