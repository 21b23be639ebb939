/** Constants of the build; vite.config.ts defines them. */
interface ImportMetaEnv {
  /** Whether this is a preview, which must not be indexed. */
  readonly SITE_IS_PREVIEW: boolean;
  /** The public origin of the site, without a trailing slash. */
  readonly SITE_ORIGIN: string;
}
