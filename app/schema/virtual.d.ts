/** The bar of previews; in the public site, a component that renders nothing. */
declare module "virtual:preview-bar" {
  export const PreviewBar: import("react").FunctionComponent;
}

/** The texts of the bar; in previews only. */
declare module "virtual:preview" {
  const preview: import("./preview").Preview;
  export default preview;
}

/** What the first paint needs; empty in development. */
declare module "virtual:page-styles" {
  /** All styles of the site. */
  export const styles: string;
  /** The Content Security Policy, which allows these styles. */
  export const policy: string;
}
