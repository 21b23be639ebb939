/** The part of the library that is used; its types lack the last two options. */
declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2";
    noHinting?: boolean;
    keepFeatures?: string[];
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
