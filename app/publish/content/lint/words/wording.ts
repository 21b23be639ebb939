// Finds regulated words, and plans on a page without the notice on plans. Both are warnings: a person decides.
import type { Finding } from "../../../problems/problem";
import { isOrdinary } from "../../claims/ordinary-pages";
import type { Block, SeenFile } from "../../source/model";
import { valueAt, warningAt } from "../../source/source-file";
import { blocksOf, pairsOf, passageAt, rangeNear, type Found } from "../../source/texts";
import { findRegulated, type RegulatedRow } from "./regulated";

const EXPECTED = "(?:expected|planned|anticipated|projected|scheduled|on track)";
/** What a company says about its own future. Source: 15 U.S.C. 78u-5(i)(1); the verbs are those of filings. */
const PLAN = new RegExp(
  [
    String.raw`(?:we|management|our (?:\w+ )?\w+|the company)(?:['’]ll| (?:\w+ly |also |now )?(?:will|may|might|could|expects?|anticipates?|believes?|plans?|intends?|aims?|hopes?|seeks?|estimates?|forecasts?))`,
    String.raw`(?:we|management|the company|our \w+) (?:is|are) (?:now )?(?:going|working|aiming|planning|hoping|set|${EXPECTED}) (?:to|for|in)`,
    String.raw`our (?:\w+ )?(?:goals?|aims?|plans?|ambitions?|vision|guidance|forecasts?|outlook) (?:is|are|for|to)`,
    String.raw`(?:our|a|is|are) targets? (?:is to|of|for) (?:20\d\d|\w*\d)`,
    String.raw`(?:is|are) (?:now )?${EXPECTED} (?:to|for|in|by)`,
    String.raw`${EXPECTED} (?:in|by|for) (?:(?:early|mid|late|the|q\d|first|second|third|fourth|half|quarter|of)[ -])*20\d\d`,
  ]
    .map((phrase) => `\\b(?:${phrase})\\b`)
    .join("|")
    .replaceAll(" ", String.raw`\s+`),
  "giu",
);

/** The findings of one file. */
export function checkWording(file: SeenFile): Finding[] {
  const blocks = blocksOf(file.passages);
  const across = pairsOf(file.passages).map((pair) => ({
    block: pair,
    // What stands in one of the two is found there.
    uses: findRegulated(pair.text).filter(
      ({ index, words }) => index < pair.border && index + words.length > pair.border,
    ),
  }));
  const within = blocks.map((block) => ({ block, uses: findRegulated(block.text) }));
  const regulated = [...within, ...across].flatMap(({ block, uses }) => {
    const rows = new Map<RegulatedRow, string[]>();
    for (const { row, words } of uses) rows.set(row, [...(rows.get(row) ?? []), words]);
    return [...rows].map(([row, words]) => {
      const first = uses.find((use) => use.row === row) ?? { words: "", index: 0 };
      const message = `${quote(words)} may read as ${row.reason} (${row.rule}); reword it, or leave it to the reviewers`;
      return warn(file, block, { 0: first.words, index: first.index }, message);
    });
  });
  return [...regulated, ...checkPlans(file, blocks)];
}

/** One warning for the page: it is the page that needs the notice, not the word. */
function checkPlans(file: SeenFile, blocks: readonly Block[]): Finding[] {
  // What is on all pages, and a drawing, can show no notice; nor does what a law or a contract says need one.
  const canShowNotice = !file.isDrawing && file.pages.length > 0 && !isOrdinary(file);
  if (!canShowNotice || valueAt(file.data, ["forwardLooking"]) !== undefined) return [];
  const uses = blocks.flatMap((block) =>
    [...block.text.matchAll(PLAN)].map((found) => ({ block, found })),
  );
  const [first] = uses;
  if (!first) return [];
  const words = quote(uses.map(({ found }) => found[0]));
  const message = `${words} may speak of the company's future; write \`forwardLooking: true\` to show the notice on plans, or \`forwardLooking: false\` if it does not`;
  return [warn(file, first.block, first.found, message)];
}

/** Each of the words once: `"safe", "well tolerated"`. */
function quote(words: readonly string[]): string {
  const plain = words.map((each) => each.toLowerCase().replace(/\s+/g, " "));
  return [...new Set(plain)].map((each) => `"${each}"`).join(", ");
}

function warn({ source }: SeenFile, block: Block, words: Found, message: string): Finding {
  const { passage, found } = passageAt(block, words);
  return warningAt(source, rangeNear(passage, found), passage.field, message);
}
