// Words that regulators cite on the sites of companies whose products are not approved, each with the reason and the rule.
// How a phrase is written: phrases.ts. Legal review owns these lists.

/** Phrases that get a warning for one reason. */
export interface RegulatedWords {
  phrases: readonly string[];
  /** Continues a sentence that begins with the phrase: `"safe" says …`. */
  reason: string;
  /** Where the rule is written. */
  source: string;
}

/** What names in braces stand for: parts of patterns. Words that end as names of illnesses do are in it unlisted. */
export const NAMES = {
  illness: [
    ...list(`
      addiction, aging, ageing, alzheimer, anxiety, asthma, cancers?, damage, decline, dementia,
      depression, diabetes, diseases?, disorders?, epilepsy, fatigue, illness, illnesses,
      infections?, inflammation, insomnia, insulin resistance, memory, migraines?, obesity, pain,
      parkinson, progress, progression, relapses?, seizures?, strokes?, symptoms?, syndromes?,
      tremors?, tumou?rs?, weight`),
    String.raw`\p{L}{3,}(?:itis|aemia|emia|pathy|algia|plegia|sclerosis|fibrosis)`,
  ].join("|"),
  function:
    "alertness|attention|brain|cognition|cognitive|focus|immunity|memory|metabolism|mood|sleep",
  works: String.raw`(?:safe|effective|efficacious)(?:\s+(?:and|or)\s+(?:safe|effective|efficacious))?`,
  claims: String.raw`(?:(?:diagnose|treat|cure|mitigate|prevent)(?:,?\s+(?:or\s+|and\s+)?(?=diagnose|treat|cure|mitigate|prevent))?)+`,
  agency: "fda|ema|mhra|food and drug administration",
};

const NONE = "no|zero|without|free";
const EFFECTS = "effect|effects|event|events|reaction|reactions";
const ADMITTED = "approved|cleared|authorized|authorised|endorsed|registered|certified|licensed";
const PEOPLE =
  "doctor|doctors|physician|physicians|clinician|clinicians|pharmacist|pharmacists|expert|experts";

export const REGULATED: readonly RegulatedWords[] = [
  {
    phrases: list(`
      safe, safely, safer, safest, well tolerated, good|excellent tolerability, harmless,
      non toxic, nontoxic, gentle on the|your, benign safety profile, can't|cannot hurt|harm you,
      no downside, non addictive, nonaddictive, not addictive,
      good|excellent|clean|strong|favorable|favourable|superior safety profile|record`),
    reason:
      "says that a product is safe, which nobody may say of one that is still under investigation",
    source: "21 CFR 312.7(a)",
  },
  {
    phrases: list(`
      effective, effectively, effectiveness, efficacious, efficacy, efficacy improvement,
      improved|higher|greater|demonstrated|proven efficacy, improved|better|superior outcomes,
      works better|faster|best, works for everyone|everybody|anyone, life saving, lifesaving,
      saves|save|saved|saving lives`),
    reason:
      "says that a product works, which nobody may say of one that is still under investigation",
    source: "21 CFR 312.7(a)",
  },
  {
    phrases: list(`
      prove~, proven,
      clinically|scientifically|medically proven|tested|validated|shown|demonstrated,
      clinical|scientific studies|trials|tests|data show~|confirm~|demonstrate~,
      ${PEOPLE} recommended|trusted|tested, recommended|trusted|used by ${PEOPLE}`),
    reason: "says that evidence settles it, and has to be backed by exactly that evidence",
    source: "FTC, Health Products Compliance Guidance (2022); 21 CFR 312.7(a)",
  },
  {
    phrases: list(`
      cure~, curative, cure all, treat~, treatment|treatments|therapy|therapies for|of, prevent~,
      prevention of, preventive|preventative for|against, protect~ against … {illness},
      arrest~ … {illness}, combat~ … {illness}, rid|rids … {illness}, beat|beats … {illness},
      improve~|boost~|enhance~|sharpen~ … {function}, lower~|cut|cuts … risk of, diagnose~,
      mitigate~, heal~, remedy|remedies for, remission, disease modifying, disease modification,
      reverse~ … {illness}, halt~ … {illness}, stop|stops|stopped|stopping … {illness},
      slow~ … {illness}, alleviate~ … {illness}, relieve~ … {illness}, restore~ … {illness},
      eliminate~ … {illness}, eradicate~ … {illness}, fight~ … {illness}, reduce~ … {illness},
      delay~ … {illness}, reverses, miracle, miracles, miraculous, miraculously,
      wonder drug|pill|cure, magic|silver bullet`),
    reason:
      "says what a product does to a disease; for one that is not approved, that is to promote it as a drug",
    source: "21 CFR 312.7(a); 21 U.S.C. 321(g)(1)(B)",
  },
  {
    phrases: list(`
      ${NONE} of|from? any? known|serious|significant? side|adverse|unwanted|harmful ${EFFECTS},
      ${NONE} adverse drug ${EFFECTS}, side effect free, no|zero known? risks,
      no|zero|without toxicity, no|without safety concerns|issues,
      fewer|minimal|mild|less|lower|reduced side|adverse ${EFFECTS}`),
    reason: "says more about side effects than evidence in the labeling can bear",
    source: "21 CFR 202.1(e)(5)(i) and (e)(6)(i)",
  },
  {
    phrases: list(`
      best in class, first in class, superior to, superiority, superior efficacy|safety,
      more potent|effective than, more effective, better than, outperform~, surpass~,
      unsurpassed, unmatched, unparalleled, unrivaled, unrivalled, unprecedented, second to none,
      gold standard, number one choice, world first, world's first,
      the only drug|medicine|medication|product|compound|therapy|treatment, game changing,
      game changer, game changers, revolutionary, revolutionize~, revolutionise~, groundbreaking,
      ground breaking`),
    reason: "says that a product is better than others, which needs substantial evidence",
    source: "21 CFR 202.1(e)(6)(i) and (ii)",
  },
  {
    phrases: list(`
      {agency} ${ADMITTED},
      {agency}|{agency}'s approval|clearance|authorization|authorisation|endorsement,
      ${ADMITTED} by the? u.s.|us? {agency}, {agency} has|have|had already|now? ${ADMITTED},
      federally|officially approved, government approved`),
    reason: "reads as if an agency had approved a product, its maker or its use",
    source: "21 CFR 312.7(a); FDA, Is It Really 'FDA Approved'?",
  },
  {
    phrases: list(`
      breakthrough, breakthroughs, fast track, fast tracked, accelerated approval,
      priority review, orphan drug|designation|status`),
    reason: "is the name of an FDA programme, and reads as if a product had been admitted to it",
    source: "21 U.S.C. 356 and 360bb; FDA, Expedited Programs for Serious Conditions",
  },
  {
    phrases: list(`
      guarantee~, risk free, without risk, no risk, zero risk, certain to, sure to, cannot fail,
      can't fail, can't|cannot miss, can't|cannot lose, sure thing, will be approved|cleared,
      approval|success|return|returns|profit|profits is|are assured|certain|inevitable|inevitably,
      assured success|returns, promise|promises returns|profits, foolproof, fool proof,
      inevitable, inevitably, double|triple your money|investment`),
    reason: "promises a result, which to investors and patients is misleading",
    source: "17 CFR 240.10b-5; 15 U.S.C. 52",
  },
];

const MONTHS = list(`
      january, february, march, april, may, june, july, august, september, october, november,
      december`);

const DENIAL = "no|not|none|never|neither|nor|cannot|without";
const MADE_OF = "resin|resins|adhesive|adhesives|glue|epoxy|ink|coating|coatings|concrete|rubber";

/** Phrases with these words that claim nothing about a product. */
export const HARMLESS: readonly string[] = [
  ...list(`
      safe harbor|harbour, fail safe, safe to say, safe place|places|custody|deposit,
      effective date|dates|tax|rate|interest, effective from|on|immediately|upon,
      effective as of, cost|time|tax effective, cost|time|tax effectively, cost effectiveness,
      better than ever|expected|nothing, sure to check|read|see|use`),
  ...MONTHS.map((month) => `effective ${month}`),
  // Proof that is asked for, or not there.
  ...list(`
      [prove~|proven] to? be? wrong|right|incorrect|inaccurate|untrue|difficult|costly,
      not yet|been? proven, not been proven, yet to be proven, remains to be proven,
      ${DENIAL} … [proven|prove|proved],
      proof|evidence|standard|standards|tests|review of|for safety? and|or? [effectiveness|efficacy],
      [safety and|or effectiveness|efficacy] … not|never been|yet? established|shown|evaluated,
      measure~|test~|assess~|evaluate~|study … [efficacy],
      measure~|test~|assess~|evaluate~|study … safety and|or [efficacy],
      [efficacy] endpoint|endpoints|data|study|studies|trial|trials|measure|measures|analysis|analyses|assessment,
      [efficacy] is|was … endpoint|endpoints|outcome|outcomes,
      superiority trial|study|margin|test, not|never … shown|proven|found to be [{works}],
      whether … [{works}],
      no|little trial|study|evidence|data … [{works}],
      [efficacy] has|have not been`),
  // What is denied. A list such as "not intended to diagnose, treat, cure or prevent" is denied as a whole.
  ...list(`
      not intended to [{claims}],
      ${DENIAL} … approved|authorized|intended|known to [{claims}],
      ${DENIAL} … [${ADMITTED} by the? u.s.|us? {agency}],
      ${DENIAL} … [{agency} approved|approval|clearance], not|no|cannot|never … [guarantee~],
      no guarantee`),
  // What is made, written or kept, and not ill.
  ...list(`
      cure time|times|temperature, [cure~] the|an? ${MADE_OF}, ${MADE_OF} … [cure~],
      risk free rate|rates|asset|assets, government guaranteed,
      guarantee~ … loan|loans|lease|rent|debt,
      treatment|treatments|therapy|therapies for|of the study|control|other|past,
      current|existing|standard|today's treatment|treatments|therapy|therapies for|of,
      heat|water|wastewater|sewage|surface|tax|equal|fair treatment of|for,
      treatment of … data|information|waste|wastewater|employees|staff|shareholders|income|complaints|requests,
      [treat~] … data|information|question|questions|draft|request|requests|document|documents|confidential|confidence,
      [treat~] … everyone|people|employees|customers … respect|fairly|equally,
      prevent~ … access|fraud|misuse|abuse|loss|spam|error|errors|delay|delays|banner|browser|copying|showing,
      prevention of … fraud|crime|corruption|laundering|accidents|loss|misuse,
      mitigate~ … risk|risks|exposure|uncertainty|losses`),
];

/**
 * Words of plans and expectations; a page that uses them has to show the notice about them.
 * Source: 15 U.S.C. 78u-5(i)(1) says what a forward-looking statement is; the verbs are those that filings list.
 */
export const FORWARD_LOOKING: readonly string[] = list(`
      may, might, could, will, expect, expects, expected, expectation, expectations, anticipate,
      anticipates, anticipated, believe, believes, plan, plans, planned, intend, intends,
      intended, potential, potentially, target, targets, targeted, aim, aims, aimed, estimate,
      estimates, estimated, forecast, forecasts, project that, projects that, projected, seek to,
      seeks to, goal, goals, prospective, designed to`);

function list(phrases: string): string[] {
  return phrases.trim().split(/,\s+/);
}
