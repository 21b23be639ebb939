// A text and some words of it in; out whether these are denied or called unknown, and so claim nothing: "does not
// cure", "whether it cures". It makes the finding a warning, which stops no release.
import { phrase } from "./medical-words";

/** What begins a new clause: a denial before it says nothing about what follows. */
const CLAUSE =
  /[.;:,!?()–—“”\u2029]|\b(?:and|but|because|while|which|who|although|though|when)\b/gi;

/** Words after a denial with which it claims: "not only", "no other drug", "never before", "do not wait". */
const CLAIMS =
  "only|just|merely|simply|solely|alone|short of|but|other|competing|rival|else|of the other|more|less|better|faster|safer|stronger|easier|greater|wonder|question|matter|surpris\\w+|secret|before|again|wait|hesitate|miss|let|believe|knew|knows? (?:of|about)|find(?: an?)?(?=\\s*$)|been (?:easier|so|this)";

const DENIAL = phrase(
  `(?:no|not|none|never(?! (?:has|have|had|was))|neither|nothing|nobody|cannot|\\w+n't|(?<!a )few|lacks?|fails? to|failed to|unable to|den(?:y|ies|ied)|doubt\\w*|unlikely|impossible|forbid\\w*|prohibit\\w*)(?! (?:${CLAIMS}))`,
);

/** What is unknown, what is an aim or has to be shown first, and what a law defines. */
const UNKNOWN = phrase(
  [
    "whether(?! (?:you|young|old))|nor|hypothes[ie]s that|how (?:much|well|far|long)|to detect|defin(?:es?|ed|ition)",
    "(?:is|are|was|were|remains?|still) (?:\\w+ )?(?:unknown|unclear|uncertain)|(?:remains?|yet) to be",
    "(?:see|tests?|learn|asks?|determines?|out) if|(?:fda|agency)'s (?:\\w+ )?findings? that",
    "(?:must|has to|have to|needs? to|required to) (?:(?:\\w+ )?(?:show|prov|demonstrat|establish|find|decid|conclud)\\w*|(?:be)?(?=\\s*$))",
    "without (?:any )?(?:evidence|proof|claim\\w*|know\\w*|show\\w*|suggest\\w*|imply\\w*|stat\\w*|(?=\\s*$))",
    "(?:goal|aim|mission|hope|vision|ambition|purpose)s? (?:of (?:\\w+ ){1,3})?(?:is|are) to|we (?:hope|aim|want|seek|strive|wish) (?:to|that)",
  ].join("|"),
);

/** Behind the words, it makes the denial one of all others: "no drug cures it like ours". */
const EXCEPT_OURS =
  /^[^.!?]*\b(?:like|than|but|except(?: for)?|besides|until|before)\s+(?:ours?|us|this|now|today)\b/i;

/** How far back a clause is looked for. */
const LONGEST_CLAUSE = 300;

/**
 * Whether words are denied or unknown in their clause. Two denials make a claim: "there is nothing that it cannot cure".
 * @param start the offset of the words in the text
 * @param end the offset after them
 */
export function isDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_CLAUSE), start);
  const clause = before.slice([...before.matchAll(CLAUSE)].at(-1)?.index ?? 0);
  const isUnknown = clause.match(UNKNOWN) !== null || clause.match(DENIAL)?.length === 1;
  return isUnknown && !EXCEPT_OURS.test(text.slice(end));
}
