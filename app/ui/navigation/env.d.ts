/** What the build tells the pages; vite.config.ts defines it. */
interface ImportMetaEnv {
  /** The content security policy; empty in development, whose tools need more than it allows. */
  readonly SITE_POLICY: string;
  /** Whether this is a preview, which search engines are to leave alone. */
  readonly SITE_IS_PREVIEW: boolean;
  /** The public address of the site without a slash at the end. */
  readonly SITE_ORIGIN: string;
}

/** What the development server tells the page. */
interface ContentEvents {
  "content:title": { from: string; to: string };
}
