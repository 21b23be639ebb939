// Whether this build is a preview: drafts are in it, and search engines are kept out.

/** The preview's label, from `SITE_PREVIEW`; undefined for the public site. */
export function previewLabel(): string | undefined {
  return process.env["SITE_PREVIEW"] || undefined;
}
