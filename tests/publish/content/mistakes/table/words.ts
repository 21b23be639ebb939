// Words and figures that a reviewer would stop.
import { drawing, edit, fields, news, type Mistake } from "../mistake";

const stat = (lines: string, value = "42%") =>
  fields(
    `stats:\n  - value: ${value}\n    label: share of the dose\n    meaning: Share of the dose that is used.\n${lines}`,
  );
const SOURCED = "    source: Our own study\n    asOf: 2026-01";
/** A page with another stat. */
const purity = (value: string, file = "news.mdx") => ({
  [file]: `---\ntitle: In ${file}\ndescription: What is new.\nstats:\n  - value: ${value}\n    label: purity grade\n    meaning: How pure it is.\n    source: The log of the tests\n    asOf: 2026-02-03\n---\n\nWords.\n`,
});
const UNSOURCED =
  "has no source on this page; add a footnote to the paragraph, a line such as `Source: …` below the table, or a stat";
const PLACEHOLDER = "is a placeholder; write the fact, or the sentence without it";
const SAFE =
  "may read as a claim that a product is safe, which nobody may make of one under investigation (21 CFR 312.7(a)); reword it, or leave it to the reviewers";

// One mistake a line.
// prettier-ignore
export const WORDS: Mistake[] = [
  ["a space before a comma", news("It was read , then kept."), '6 typing  there is a space before the ","; delete it', news("It was read, then kept.")],
  ["a comment of Word", news("It was read.[JS1]"), '6 typing  "[JS1]" is left over from a comment in Word; delete it', news("It was read.")],
  ["a banner that is over", edit("site.mdx", "2099-12-31", "2026-06-14"), "… banner  banner.until  the banner was over on 2026-06-14, and visitors no longer see it; delete it, or set a later day", edit("site.mdx", "2099-12-31", "2026-06-15")],
  ["a copyright line of last year", edit("site.mdx", "2025–2099", "2025"), "… copyright  copyright  the year is 2025; write 2026", edit("site.mdx", "2025–2099", "2025–2026")],
  ["a source that names none", stat("    source: see above\n    asOf: 2026-01"), '8 typing  stats[0].source  "see above" does not say where the figure comes from; name the document, the study or the plan, with its year', stat(SOURCED)],
  ["a value without a digit", stat(SOURCED, "many"), '5 claims  stats[0].value  "many" has no digit; write the figure in digits', stat(SOURCED)],
  ["a word that regulators object to", news("It is well tolerated."), `6 regulatory  "tolerated" ${SAFE}`, news("Its dose was measured.")],
  ["plans on a page without the notice", news("We expect much."), "6 regulatory  \"we expect\" may speak of the company's future; write `forwardLooking: true` to show the notice on plans, or `forwardLooking: false` if it does not", fields("forwardLooking: true", "We expect much.")],
  ["words that are no plan", news("We expect visitors at ten."), '6 regulatory  "we expect" may speak of …', fields("forwardLooking: false", "We expect visitors at ten.")],
  ["a figure that nothing sources", news("At least 42% of it."), `6 claims  "42%" ${UNSOURCED}`, news("At least 42% of it.[^1]\n\n[^1]: A study.")],
  ["a share of people", news("Half of the patients came."), ['6 regulatory  "half of the patients" may read as …', `6 claims  "Half of the patients" ${UNSOURCED}`], news("They came.")],
  ["a figure without a source", stat("    asOf: 2026-01"), "5 claims  stats[0].source  is missing; add `source:` and say where the figure comes from", stat(SOURCED)],
  ["a figure without a date", stat("    source: Our own study"), "5 claims  stats[0].asOf  is missing; add `asOf:` with the date of the source", stat(SOURCED)],
  ["a figure that is old", stat("    source: Our own study\n    asOf: 2019"), "9 claims  stats[0].asOf  2019 is more than 24 months ago; write a newer figure with its date, or add `expires:` with the last day on which this one may be shown", stat(SOURCED)],
  ["a figure of the future", stat("    source: Our own study\n    asOf: 2031-01"), "9 claims  stats[0].asOf  2031-01 is in the future; write the date of the source", stat(SOURCED)],
  ["a figure that expired", stat(`${SOURCED}\n    expires: 2026-01-31`), "10 claims  stats[0].expires  the figure expired after 2026-01-31; replace it, or set a later date if it is still right", stat(`${SOURCED}\n    expires: 2027-01-31`)],
  ["a figure that another page contradicts", { ...purity("97%"), ...purity("98%", "more.mdx") }, [`more.mdx:5 claims  …  "98%" for "purity grade" contradicts "97%" in content/news.mdx:5:12; use one figure, or make the labels different`, `5 claims  stats[0].value  "97%" for "purity grade" contradicts "98%" in content/more.mdx:5:12; use one figure, or make the labels different`], purity("98%")],
  ["a regulated word on a drawing", { ...news("![A bar and its name](./images/bar.svg)"), "images/bar.svg": drawing("A safe way") }, `images/bar.svg:2 regulatory  "safe" ${SAFE}`, { "images/bar.svg": drawing("A new way") }],
  ["a placeholder in the prose", news("TODO: ask Jo for the text."), `6 placeholders  "TODO" is a placeholder; write the fact, or the sentence without it`, news("Jo has the text.")],
  ["a placeholder of brackets", news("We are in [insert city]."), `6 placeholders  "[insert city]" is a placeholder; write the fact, or the sentence without it`, news("We are in Durham.")],
  ["a name to come", news("Says [Name], who leads it."), `6 placeholders  "[Name]" is a placeholder; write the fact, or the sentence without it`, news("Says Jo, who leads it.")],
  ["a figure to come", news("It is XX% pure."), `6 placeholders  "XX%" is a placeholder; write the fact, or the sentence without it`, news("It is pure.")],
  ["text of printers", news("Lorem ipsum dolor sit amet."), `6 placeholders  "Lorem ipsum" ${PLACEHOLDER}`, news("Words.")],
  ["a bullet of lawyers", news("A stake of [●] million."), `6 placeholders  "[●] million" ${PLACEHOLDER}`, news("A stake.")],
  ["letters of statisticians", news("It was seen in [X] of [Y] cases."), `6 placeholders  "[X] of [Y]" ${PLACEHOLDER}`, news("It was seen.")],
  ["a mark of editors", news("It is [TK] long."), `6 placeholders  "[TK]" ${PLACEHOLDER}`, news("It is long.")],
  ["a reference to come", news("It was seen [ref], said [citation needed]."), [`6 placeholders  "[ref]" ${PLACEHOLDER}`, `6 placeholders  "[citation needed]" ${PLACEHOLDER}`], news("It was seen, said.")],
  ["a day to come", news("From XX/XX/2026 on."), `6 placeholders  "XX/XX/2026" ${PLACEHOLDER}`, news("From May on.")],
  ["an amount to come", news("It has $[ ] million."), [`6 placeholders  "$[ ] million" ${PLACEHOLDER}`], news("It has much.")],
  ["a decision to come", news("The place is to be determined."), `6 placeholders  "to be determined" ${PLACEHOLDER}`, news("The place is open.")],
  ["an error of a spreadsheet", fields('lead: "The sum is #REF!"'), `4 placeholders  lead  "#REF!" ${PLACEHOLDER}`, fields("lead: The sum is low.")],
  ["TBD in a field", fields("lead: The date is TBD."), `4 placeholders  lead  "TBD" is a placeholder; write the fact, or the sentence without it`, fields("lead: The date is open.")],
  ["TBC in a description", news("![TBC by the lab](./images/founder.png)"), `6 placeholders  "TBC" is a placeholder; write the fact, or the sentence without it`, news("![A leaf of the lab](./images/founder.png)")],
];
