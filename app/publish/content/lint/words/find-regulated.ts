// A text in; out the words in it that regulators object to, each with its row of the table. The content check uses it for content,
// the review of everything that a page shows or says.
import { isDenied } from "./denial";
import { REGULATED, type RegulatedWords } from "./regulatory-terms";

/** Words of a text that regulators object to. */
export interface RegulatedUse {
  /** As written, and where. */
  words: string;
  index: number;
  rule: RegulatedWords;
  /** A warning when they are denied or unknown. */
  level: "error" | "warning";
}

/** The regulated words of a text, in order. Of two that overlap the longer one stays. */
export function findRegulated(text: string): RegulatedUse[] {
  const uses = REGULATED.flatMap((rule) =>
    rule.patterns.flatMap((pattern) =>
      matchesOf(pattern, text).map(({ 0: words, index }): RegulatedUse => {
        const level = isDenied(text, index, index + words.length) ? "warning" : "error";
        return { words, index, rule, level };
      }),
    ),
  ).toSorted((a, b) => b.words.length - a.words.length);
  const kept: RegulatedUse[] = [];
  for (const use of uses) if (!kept.some((other) => overlap(use, other))) kept.push(use);
  return kept.toSorted((a, b) => a.index - b.index);
}

function overlap(a: RegulatedUse, b: RegulatedUse): boolean {
  return a.index < b.index + b.words.length && b.index < a.index + a.words.length;
}

/** As `matchAll`, which copies each pattern for each text and so takes ten times as long. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) matches.push(found);
  return matches;
}
