// Words that regulators cite on the sites of companies whose products are not approved, each with the reason and the rule.
// In lower case; a space also matches a hyphen. Legal review owns these lists.

/** Phrases that get a warning for one reason. */
export interface RegulatedWords {
  phrases: readonly string[];
  /** Continues a sentence that begins with the phrase: `"safe" says …`. */
  reason: string;
  /** Where the rule is written. */
  source: string;
}

export const REGULATED: readonly RegulatedWords[] = [
  {
    phrases: list(`safe, safely, safer, safest, well tolerated, good tolerability, harmless,
      non toxic, nontoxic`),
    reason:
      "says that a product is safe, which nobody may say of one that is still under investigation",
    source: "21 CFR 312.7(a)",
  },
  {
    phrases: list(`effective, effectively, efficacious, efficacy improvement, improved efficacy,
      higher efficacy, greater efficacy, works better, proven, proves`),
    reason:
      "says that a product works, which nobody may say of one that is still under investigation",
    source: "21 CFR 312.7(a)",
  },
  {
    phrases: list("cure, cures, cured, curing, treats, heals, reverses, prevents disease, miracle"),
    reason:
      "says what a product does to a disease; for one that is not approved, that is to promote it as a drug",
    source: "21 CFR 312.7(a); 21 U.S.C. 321(g)(1)(B)",
  },
  {
    phrases: list(`no side effects, without side effects, free of side effects,
      free from side effects, side effect free, fewer side effects,
      minimal side effects, no adverse effects, no adverse events, no known risks`),
    reason: "says more about side effects than evidence in the labeling can bear",
    source: "21 CFR 202.1(e)(5)(i) and (e)(6)(i)",
  },
  {
    phrases: list(`best in class, superior to, superior efficacy, superior safety, more potent than,
      unsurpassed`),
    reason: "says that a product is better than others, which needs substantial evidence",
    source: "21 CFR 202.1(e)(6)(i) and (ii)",
  },
  {
    phrases: list("breakthrough, breakthroughs, fast track, accelerated approval, priority review"),
    reason: "is the name of an FDA programme, and reads as if a product had been admitted to it",
    source: "21 U.S.C. 356; 21 CFR 314.500; FDA, Expedited Programs for Serious Conditions",
  },
  {
    phrases: list(`guarantee, guarantees, guaranteed, risk free, without risk, no risk, zero risk,
      certain to, cannot fail`),
    reason: "promises a result, which to investors and patients is misleading",
    source: "17 CFR 240.10b-5; 15 U.S.C. 52",
  },
];

const MONTHS = list(`january, february, march, april, may, june, july, august, september, october,
  november, december`);

/** Phrases with one of these words that claim nothing about a product. */
export const HARMLESS: readonly string[] = [
  ...list(`safe harbor, safe harbour, fail safe, safe to say, safe place, effective date,
    effective from, effective on, effective as of, effective immediately,
    cost effective, time effective, not proven, not yet proven, not been proven,
    yet to be proven, remains to be proven, no guarantee, not a guarantee,
    not guarantee, not guaranteed, cannot guarantee`),
  ...MONTHS.map((month) => `effective ${month}`),
];

/**
 * Words of plans and expectations; a page that uses them has to show the notice about them.
 * Source: 15 U.S.C. 78u-5(i)(1) says what a forward-looking statement is; the verbs are those that filings list.
 */
export const FORWARD_LOOKING: readonly string[] =
  list(`may, might, could, will, expect, expects, expected, expectation, expectations,
  anticipate, anticipates, anticipated, believe, believes, plan, plans, planned,
  intend, intends, intended, potential, potentially, target, targets, targeted,
  aim, aims, aimed, estimate, estimates, estimated, forecast, forecasts,
  project that, projects that, projected, seek to, seeks to, goal, goals,
  prospective, designed to`);

function list(phrases: string): string[] {
  return phrases.split(/,\s+/);
}
