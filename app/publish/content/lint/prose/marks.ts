// The marks that mean something elsewhere and nothing here, each with what to write instead.
import { slug } from "../../../../ui/navigation/part-id";

/** A mark that would be shown as it stands. */
export interface Mark {
  /** What is left in the text when the parser has not read it as a mark. */
  pattern: RegExp;
  explain: (found: string[]) => string;
  isWarning?: boolean;
}

const ADDRESS = String.raw`(?:\.{0,2}\/|#|https?:|mailto:|tel:|www\.)`;
const NOTICE = "this mark means nothing here, expected <Notice>, the words, and </Notice>";

export const MARKS: readonly Mark[] = [
  {
    pattern: /\[\[(?!_?toc)([^\]\n]+)\]\]/gi,
    explain: ([, words = ""]) =>
      `links are written differently here, expected \`[${words}](/${slug(words)})\``,
  },
  {
    pattern: /^\[*_*toc_*\]*$/gim,
    explain: ([name]) => `"${name}" makes no table of contents here; delete it`,
  },
  { pattern: /^:{3,}.*$/gm, explain: () => NOTICE },
  { pattern: /^\[!\w+\]/g, explain: () => NOTICE },
  {
    pattern: /~~([^~]+)~~/g,
    explain: ([, words]) =>
      `words are not crossed out here, expected "${words}" deleted, or without "~~"`,
  },
  {
    pattern: /==([^=\n]+)==/g,
    explain: ([, words]) => `words are not coloured here, expected \`**${words}**\``,
  },
  {
    pattern: /([\w)]*)\^([^\s^]{1,12})\^|(\d+)\^([-+]?\d+)/g,
    explain: ([found, base = "", power = "", number = base, digits = power]) =>
      `"${found}" would be shown as it stands, expected ${number}<sup>${digits}</sup>`,
  },
  {
    pattern: /([A-Za-z)]+)~([^\s~]{1,12})~/g,
    explain: ([found, base, index]) =>
      `"${found}" would be shown as it stands, expected ${base}<sub>${index}</sub>`,
  },
  {
    pattern: /\*\*[^*\n]*(?:\*\*)?/g,
    explain: ([found = ""]) => explainStars(found),
  },
  {
    pattern: /(?<![\w_])__(?=[^\s_])[^_\n]*(?:__)?/g,
    explain: ([found = ""]) => explainStars(found.replaceAll("__", "**")),
  },
  {
    pattern: new RegExp(String.raw`\[([^\]\n]+)\]\s*\(\s*(${ADDRESS}[^)\n]*)\)`, "g"),
    explain: ([, words, url = ""]) =>
      `this is not read as a link, expected no space before its parentheses or inside them: \`[${words}](${url.trim().replace(/\s+/g, "-")})\``,
  },
  {
    pattern: new RegExp(String.raw`\(([^)\n]+)\)\[(${ADDRESS}[^\]\n]*)\]`, "g"),
    explain: ([, words, url]) =>
      `the brackets of this link are the wrong way round, expected \`[${words}](${url})\``,
  },
  {
    pattern: /\[([^\]\n]+)\]\[[^\]\n]*\]/g,
    explain: ([, words]) =>
      `this is not read as a link, expected its address behind it: \`[${words}](/investors)\``,
  },
  {
    pattern: /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/gi,
    explain: ([name]) =>
      `"${name}" is no character's name and would be shown as it stands, expected the character itself`,
  },
  {
    pattern: /(?<![\w@/.])(?:https?:\/\/|www\.)[^\s<>()[\]]*[^\s<>()[\].,;:!?]/gi,
    explain: ([url = ""]) =>
      `this address is shown as text, expected a link: \`[words](${url.replace(/^(?!https?:)/, "https://")})\``,
    isWarning: true,
  },
  {
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    explain: ([mail]) =>
      `this address is shown as text, expected a link: \`[${mail}](mailto:${mail})\``,
    isWarning: true,
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+]+:(?![\w:])/g,
    explain: ([name]) =>
      `"${name}" is shown as it stands; delete it, or write the character itself`,
  },
];

function explainStars(found: string): string {
  const words = found.replaceAll("*", "").trim();
  if (found.length > 4 && found.endsWith("**"))
    return `these stars would be shown, expected no spaces just inside "**": \`**${words}**\``;
  const [end, start] = [
    "two more stars behind the bold words",
    "two stars before the bold words too",
  ];
  return `these stars would be shown, because they stand alone, expected ${/^\*\*\s/.test(found) || !words ? start : end}: \`**bold words**\``;
}
