/** The library has no types of its own. */
declare module "subset-font" {
  export default function subset(font: Buffer, letters: string, options: object): Promise<Buffer>;
}
