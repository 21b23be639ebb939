// The package ships no types; this is what the check uses of it.
declare module "nspell" {
  export interface Speller {
    correct(word: string): boolean;
    /** Words like this one, the likeliest first. */
    suggest(word: string): string[];
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
