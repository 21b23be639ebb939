// The package ships no types; this is what the build uses of it.
declare module "nspell" {
  interface Speller {
    /** Every form of every word, by the form. */
    data: Record<string, unknown>;
    correct(word: string): boolean;
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
