// The package ships no types; this is what the build uses of it.
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2" | "truetype"; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
