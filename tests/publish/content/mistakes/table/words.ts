// Words and figures that a reviewer would stop.
import { drawing, edit, fields, news, type Mistake } from "../mistake";

const stat = (lines: string, value = "42%") =>
  fields(
    `stats:\n  - value: ${value}\n    label: share of the dose\n    meaning: Share of the dose that is used.\n${lines}`,
  );
const SOURCED = "    source: Our own study\n    asOf: 2026-01";
const accepting = (text: string, reason: string, prose: string) =>
  fields(`accepted:\n  - text: ${text}\n    reason: ${reason}`, prose);
const REASON = "It speaks of storage; decided by regulatory affairs.";

// One mistake a line.
// prettier-ignore
export const WORDS: Mistake[] = [
  ["a word that no dictionary has", news("A new medicin."), `6 spelling  "medicin" is not in the dictionary, did you mean "medicine"? If it is right, add it to content/words.txt`, news("A new medicine.")],
  ["a name that no dictionary has", news("A gliflozin."), `6 spelling  "gliflozin" is not in the dictionary; if it is right, add it to content/words.txt`, { "words.txt": String(edit("words.txt", "De\n", "De\ngliflozin\n")["words.txt"]) }],
  ["units and names of the field", news("It binds NF-κB, in µM, says Müller."), [`6 spelling  "κB" is not in the dictionary; if it is right, add it to content/words.txt`, `6 spelling  "µM" is not in the dictionary; if it is right, add it to content/words.txt`, `6 spelling  "Müller" is not in the dictionary; if it is right, add it to content/words.txt`], { "words.txt": String(edit("words.txt", "De\n", "De\nκB\nµM\nMüller\n")["words.txt"]) }],
  ["a word that stands twice", news("It is in the the leaf."), '6 typing  "the the" says "the" twice; delete one of the two', news("It is in the leaf.")],
  ["no space after a full stop", news("It was read.Then it was kept."), '6 typing  a space is missing after the full stop, expected ". Then"', news("It was read. Then it was kept.")],
  ["a space before a comma", news("It was read , then kept."), '6 typing  there is a space before the ","; delete it', news("It was read, then kept.")],
  ["a comment of Word", news("It was read.[JS1]"), '6 typing  "[JS1]" is left over from a comment in Word; delete it', news("It was read.")],
  ["a trial's number with a digit too few", news("See NCT0123456."), '6 typing  "NCT0123456" is not a ClinicalTrials.gov number, expected 8 digits after NCT', news("See NCT01234567.")],
  ["a day that does not exist", news("We met on February 30."), '6 typing  "February 30" does not exist in the calendar; correct the day', news("We met on February 28.")],
  ["a banner that is over", edit("site.mdx", "2099-12-31", "2026-06-14"), "… banner  banner.until  the banner was over on 2026-06-14, and builds leave it out; delete it, or set a later day", edit("site.mdx", "2099-12-31", "2026-06-15")],
  ["a copyright line of last year", edit("site.mdx", "2025–2099", "2025"), "… copyright  copyright  the year is 2025, expected 2026", edit("site.mdx", "2025–2099", "2025–2026")],
  ["a source that names none", stat("    source: see above\n    asOf: 2026-01"), '8 typing  stats[0].source  "see above" does not say where the figure comes from, expected a document, a study or a plan, with its year', stat(SOURCED)],
  ["a value without a digit", stat(SOURCED, "many"), '5 claims  stats[0].value  "many" is not a figure, expected one in digits, such as "42%"', stat(SOURCED)],
  ["a word that regulators object to", news("It is well tolerated."), '6 regulatory  "well tolerated" says that a product is safe, which nobody may say of one that is still under investigation (21 CFR 312.7(a)); write what was measured or planned, or have the phrase accepted in `accepted:`', news("Its effects were measured.")],
  ["a cure", news("Our drug cures epilepsy."), '6 regulatory  "Our drug cures epilepsy" says what a product does to a disease; for one that is not approved, that is to promote it as a drug (21 CFR 312.7(a); 21 U.S.C. 321(g)(1)(B)); write what was measured or planned, or have the phrase accepted in `accepted:`', news("Our drug is under study in epilepsy.")],
  ["a claim that is denied", news("No drug of ours cures epilepsy."), '6 regulatory  "cures epilepsy" is denied or left open here, so it is only a warning; as a claim, it says what a product does to a disease; for one that is not approved, that is to promote it as a drug (21 CFR 312.7(a); 21 U.S.C. 321(g)(1)(B))', accepting("ours cures epilepsy", REASON, "No drug of ours cures epilepsy.")],
  ["plans on a page without the notice", news("We expect much."), '6 regulatory  this page makes forward-looking statements ("expect"); add the line `forwardLooking: true`', fields("forwardLooking: true", "We expect much.")],
  ["a figure that no entry gives", news("At least 42% of it."), '6 claims  "42%" is a figure without a source; add it under `stats:` with one, or write the sentence without it', news("At least a part of it.")],
  ["a figure in words", fields(`stats:\n  - value: 40%\n    label: share of the dose\n    meaning: Share of the dose.\n${SOURCED}`, "It is forty percent."), '12 claims  "forty percent" is a figure in words; write it in digits, as in its entry under `stats:`', fields(`stats:\n  - value: 40%\n    label: share of the dose\n    meaning: Share of the dose.\n${SOURCED}`, "It is 40 percent.")],
  ["a figure in a field", fields("lead: At least 42% of it."), '4 claims  lead  "42%" is a figure without a source; add it under `stats:` with one, or write the sentence without it', fields("lead: At least a part of it.")],
  ["a figure without a source", stat("    asOf: 2026-01"), "5 claims  stats[0].source  is missing, expected where the figure comes from; add a line such as `source: Company target, 2025`", stat(SOURCED)],
  ["a figure without a date", stat("    source: Our own study"), "5 claims  stats[0].asOf  is missing, expected the date of the source; add a line such as `asOf: 2025-06`", stat(SOURCED)],
  ["a figure that is old", stat("    source: Our own study\n    asOf: 2019"), "9 claims  stats[0].asOf  2019 is more than 24 months ago, expected a newer figure with its date, or a line such as `expires: 2027-06-15` if this one is still right", stat(SOURCED)],
  ["a figure of the future", stat("    source: Our own study\n    asOf: 2031-01"), "9 claims  stats[0].asOf  2031-01 is in the future, expected the date of the source", stat(SOURCED)],
  ["a figure that expired", stat(`${SOURCED}\n    expires: 2026-01-31`), "10 claims  stats[0].expires  the figure expired after 2026-01-31, expected a newer one, or a later date if it is still right", stat(`${SOURCED}\n    expires: 2027-01-31`)],
  ["a figure that another page contradicts", fields("stats:\n  - value: 97%\n    label: purity grade\n    meaning: How pure it is.\n    source: The source of the second figure\n    asOf: 2026-02-03\n    expires: 2099-12-31"), `5 claims  stats[0].value  "97%" for "purity grade" contradicts "98%" in content/home.mdx:…, expected the same figure, or a label that tells the two apart`, fields("stats:\n  - value: 98%\n    label: purity grade\n    meaning: How pure it is.\n    source: The source of the second figure\n    asOf: 2026-02-03\n    expires: 2099-12-31")],
  ["an exception without a reason", fields("accepted:\n  - text: safe to store", "It is safe to store."), '5 schema  accepted[0].reason  is missing, expected text such as "It speaks of storage; decided by regulatory affairs."; add the line `reason: "It speaks of storage; decided by regulatory affairs."`', accepting("safe to store", REASON, "It is safe to store.")],
  ["an exception that nothing needs", accepting("safe to store", REASON, "It is dry."), "5 regulatory  accepted[0]  these words are no longer on the page; delete this entry", news("It is dry.")],
  ["an exception for one word", accepting("safe", REASON, "It is safe to store."), '5 regulatory  accepted[0]  "safe" is too short: quote at least three words', accepting("safe to store", REASON, "It is safe to store.")],
  ["an exception for two words", accepting("is safe", REASON, "It is safe to store."), '5 regulatory  accepted[0]  "is safe" is too short: quote at least three words', accepting("is safe to store", REASON, "It is safe to store.")],
  ["one exception for two places", accepting("safe to store", REASON, "It is safe to store. Yes, it is safe to store."), '9 regulatory  "safe" says that a product is safe, which nobody may say of one that is still under investigation (21 CFR 312.7(a)); write what was measured or planned, or have the phrase accepted in `accepted:`', accepting("safe to store", REASON, "It is safe to store. Yes.")],
  ["a regulated word on a drawing", { ...news("![A bar and its name](./images/bar.svg)"), "images/bar.svg": drawing("A safe cure") }, `images/bar.svg:2 regulatory  "safe cure" says that a product is safe, which nobody may say of one that is still under investigation (21 CFR 312.7(a)); draw it without the word`, { "images/bar.svg": drawing("A new way") }],
  ["a placeholder in the prose", news("TODO: ask Jo for the text."), `6 placeholders  "TODO" is a placeholder, expected the fact, or the sentence without it`, news("Jo has the text.")],
  ["a placeholder of brackets", news("We are in [insert city]."), `6 placeholders  "[insert city]" is a placeholder, expected the fact, or the sentence without it`, news("We are in Durham.")],
  ["a name to come", news("Says [Name], who leads it."), `6 placeholders  "[Name]" is a placeholder, expected the fact, or the sentence without it`, news("Says Jo, who leads it.")],
  ["a figure to come", news("It is XX% pure."), `6 placeholders  "XX%" is a placeholder, expected the fact, or the sentence without it`, news("It is pure.")],
  ["text of printers", news("Lorem ipsum dolor sit amet."), [`6 placeholders  "Lorem ipsum" is a placeholder, expected the fact, or the sentence without it`, `6 spelling  "Lorem" is not in the dictionary, did you mean "Loren"? If it is right, add it to content/words.txt`, `6 spelling  "ipsum" is not in the dictionary, did you mean "gypsum"? If it is right, add it to content/words.txt`, `6 spelling  "amet" is not in the dictionary, did you mean "abet"? If it is right, add it to content/words.txt`], news("Words.")],
  ["TBD in a field", fields("lead: The date is TBD."), `4 placeholders  lead  "TBD" is a placeholder, expected the fact, or the sentence without it`, fields("lead: The date is open.")],
  ["TBC in a description", news("![TBC by the lab](./images/founder.png)"), `6 placeholders  "TBC" is a placeholder, expected the fact, or the sentence without it`, news("![A leaf of the lab](./images/founder.png)")],
  ["TODO on a drawing", { ...news("![A bar and its name](./images/bar.svg)"), "images/bar.svg": drawing("TODO") }, `images/bar.svg:2 placeholders  "TODO" is a placeholder, expected the fact, or the sentence without it`, { "images/bar.svg": drawing("Name") }],
];
