/** The bar of previews; in the public site a component that is never used. */
declare module "virtual:preview-bar" {
  export const PreviewBar: import("react").FunctionComponent;
}

/** What the bar says; there in previews only. */
declare module "virtual:preview" {
  const preview: import("./preview").Preview;
  export default preview;
}
