// A text in; out the same text with its numbers in digits, where words give them: "fifty million", "fivefold", "half of
// patients". What follows decides later whether a number is a figure: "one of the studies" stays a plain number.
import type { Fill, FilledText } from "../../markup/tokens";

const SMALL =
  list(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen`);
const TENS = list("zero ten twenty thirty forty fifty sixty seventy eighty ninety");
const PARTS = list("whole half third quarter fifth sixth seventh eighth ninth tenth");

const ones = SMALL.slice(1).toReversed().join("|");
const belowHundred = String.raw`(?:(?:${TENS.slice(2).join("|")})(?:[\s-]{1,2}(?:${ones}))?|${ones})`;
/** "A" is a number before one of these only: a million. */
const article = String.raw`an?(?=\s{1,2}(?:hundred|thousand|million|billion|trillion)\b)`;
const number = String.raw`(?:${belowHundred}|${article})(?:[\s-]{1,2}hundred(?:\s{1,2}(?:and\s{1,2})?${belowHundred})?)?(?:\s{1,2}point(?:\s{1,2}(?:zero|${ones}))+)?`;
/** Not "one day": a story begins so. */
const NUMBER = String.raw`(?!one[\s-]{1,2}(?:year|month|week|day)s?\b)(?<number>${number})(?=fold\b|\b)`;

/** Shares of people are claims, and halves of a page are none. */
const people = String.raw`(?=\s{1,2}of\s{1,2}(?:(?:all|the|our|these|those|treated)\s{1,2}){0,2}(?:people|patients|participants|subjects|volunteers|adults|children|women|men|users|customers|cases)\b)`;
const SHARE = String.raw`(?:(?<count>an?|${ones})[\s-]{1,2})?(?<part>${PARTS.slice(1).join("|")})(?:s|ves)?${people}`;

/** How often; not "twice a day". */
const TIMES = String.raw`(?<times>twice|thrice)(?=\s{1,2}(?:as|the)\b)`;

const WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${SHARE}|${TIMES}|${NUMBER})`, "giu");

/** The text with digits: "nine out of ten" as "9 out of 10", "two thirds of patients" as "2 out of 3 of patients". */
export function withDigits(written: string): FilledText {
  const fills: Fill[] = [];
  let [text, end] = ["", 0];
  for (const { 0: words, index, groups = {} } of written.matchAll(WORDS)) {
    text += written.slice(end, index);
    const digits = digitsOf(groups);
    end = index + words.length;
    fills.push({
      ...{ name: words, mistake: undefined },
      ...{ filled: [text.length, text.length + digits.length], written: [index, end] },
    });
    text += digits;
  }
  return { text: text + written.slice(end), written, fills };
}

function digitsOf({ number: words, count, part, times }: Partial<Record<string, string>>): string {
  if (times) return /twice/i.test(times) ? "2 times" : "3 times";
  if (part) return `${valueOf(count ?? "one")} out of ${PARTS.indexOf(singular(part)) + 1}`;
  return valueOf(words ?? "");
}

function singular(part: string): string {
  return part.toLowerCase().replace(/ves$/, "f").replace(/s$/, "");
}

/** "two hundred and fifty" as "250", "ninety-nine point five" as "99.5". */
function valueOf(words: string): string {
  const [whole = "", decimals = ""] = words.toLowerCase().split(/\s+point\s+/);
  const digits = decimals.split(/\s+/).map((word) => String(Math.max(0, SMALL.indexOf(word))));
  const value = whole.split(/[\s-]+/).reduce((sum, word) => {
    if (word === "hundred") return sum * 100;
    const small = /^an?$/.test(word) ? 1 : SMALL.indexOf(word);
    return sum + (small > 0 ? small : Math.max(0, TENS.indexOf(word)) * 10);
  }, 0);
  return decimals ? `${value}.${digits.join("")}` : String(value);
}

function list(words: string): string[] {
  return words.split(/\s+/);
}
