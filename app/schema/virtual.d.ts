/** The bar of previews; in the public site, a component that renders nothing. */
declare module "virtual:preview-bar" {
  export const PreviewBar: import("react").FunctionComponent;
}

/** The texts of the bar; in previews only. */
declare module "virtual:preview" {
  const preview: import("./preview").Preview;
  export default preview;
}
