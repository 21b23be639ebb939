// The table of words that regulators object to on the sites of companies whose products are not approved, each row with the reason
// and the rule. Legal review owns it. Words in capitals are lists of medical-words.ts.
import {
  AGENCY,
  BODY,
  CARE,
  CURE,
  DONE,
  EASE,
  EXPERTS,
  FAR,
  ILLNESS,
  IMPROVE,
  NEAR,
  PEOPLE,
  PRAISE,
  PRODUCT,
  SUBJECT,
  phrase,
  upTo,
} from "./medical-words";

/** A row of the table. */
export interface RegulatedWords {
  id: string;
  /** Continues a sentence that begins with the words: `"safe" says …`. */
  reason: string;
  /** Where the rule is written. */
  source: string;
  patterns: readonly RegExp[];
}

const BEGIN = String.raw`(?<=^|[\u2029.!?] ?)`;
const END = String.raw`(?= ?(?:[.,;:!?)–—\u2029]|$))`;
const IS = "(?:is|are|was|were|be|been|being|becomes?|remains?|proved)";
/** What a product does, or did; verbs that say what studies, texts and illnesses do are left out. */
const NEUTRAL = String.raw`(?:its|this|as|us|is|was|has|had|does|needed|led|(?:caus|affect|includ|mean|involv|cover|target|measur|list|show|begin|start|follow|describ|enrol|need|requir|lead|stud|compar|test|us|contain|explain|occur|remain|becom|differ|depend|damag|worsen|bind|reach|enter|cross|leav|act|appear|exclud|assess|evaluat|examin|concern|investigat|explor|screen|rank|model|map|collect|record|report|carr|com|refer|work|focus|play|serv|read|add|ask|develop|speak|address|publish|mov|meet|plan|aim|rel|review|select|express|link|associat|nam|combin|pair)(?:es|s|ed|ies|ied))`;
const DOES = String.raw`(?!${NEUTRAL}\b)[a-z]*(?:[a-rt-z]s|ed)`;

/** The patterns of a row, one a line. */
function lines(strings: TemplateStringsArray, ...values: string[]): RegExp[] {
  return String.raw(strings, ...values)
    .trim()
    .split(/\n\s*/)
    .map(phrase);
}

export const REGULATED: readonly RegulatedWords[] = [
  {
    id: "disease",
    reason:
      "says what a product does to a disease; for one that is not approved, that is to promote it as a drug",
    source: "21 CFR 312.7(a); 21 U.S.C. 321(g)(1)(B)",
    patterns: lines`
      (?:${CURE},? (?:(?:and|or) )?){1,4}${FAR}${ILLNESS}
      ${EASE} ${NEAR}${ILLNESS}
      ${ILLNESS} ${upTo(5)}${DONE}
      (?:keep|kept|hold|bring|put|leave)s? ${NEAR}${ILLNESS} ${upTo(1)}(?:at bay|away|behind|under control|in check|to an end)
      (?:cure|remed(?:y|ies)|antidote|answer|solution|key|secret|code|fight|war|battle|revolution|advance|protection|preventi\w+|defen[cs]e|shield|weapon|hope|victory|end|reversal|eradication|elimination|alleviation|mitigation|healing|regeneration|repair|suppression|against|good|great|beneficial|useful|ideal|indicated|effective|helps?|capsule|pill|tea|oil|supplement)s? (?:for|of|from|against|to|over|on|with|in)? ?(?:(?:people|patients|those) with )?${NEAR}${ILLNESS}
      goodbye|farewell|(?:puts?|brings?) an end to|(?:no longer|never) ${NEAR}${ILLNESS}
      (?:against|no more|fewer|less|never again|half the) ${NEAR}${ILLNESS}
      (?:an?|our|new|natural|offers?|first|best|is|are) ${upTo(3)}(?<!potential |possible |investigational |need for an? )(?:treatment|therap(?:y|ies)|medicine|drug)s? (?:for|against) ${NEAR}${ILLNESS}
      ${ILLNESS} (?:killing|fighting|relieving|reducing|lowering|shrinking|healing|preventing|destroying|modifying|reversing|busting|killer|fighter|free|relief|cure)
      (?:powerful|potent) (?:\w+ )?${PRODUCT}
      (?:natural|powerful|potent|strong|effective|best|gentle|herbal) (?:\w+ )?(?:anti ?\w+|painkiller|analgesic|sedative|stimulant|sleep aid|\w+ thinner|booster|enhancer|neuroprotect\w+)s?
      anti ?(?:cancer|tumou?r|inflammatory|viral|age?ing|anxiety|diabetic|bacterial|depressant|obesity) ${NEAR}(?:${PRODUCT}|properties|effects?|power|action)
      (?:an?|our|the|natural|secret|miracle|lasting|possible|new) cures?(?! (?:time|temperature))
      cures? (?:for|of|all|is|rate)|natural cures|curative
      (?:${SUBJECT}|to|and|that|which|can|will|could|may|helps?) (?:\w+ly |also )?(?:cures?|cured|heals?|healed)(?! (?:in|at) )
      ${SUBJECT} (?:\w+ly |can |will |also )?(?:treats|relieves|alleviates)
      (?:[a-z]{2,5}-\d{2,4}|(?:our|this|the|that|each|every|one) ${upTo(2)}${PRODUCT}) (?:\w+ly |also )?(?:${CURE}|${IMPROVE})(?<=s)
      your ${upTo(2)}(?:${ILLNESS}|${BODY})
      (?:cur|heal)(?:ed|es|ing) ${NEAR}(?:${PEOPLE}|thousands|millions)
      ${BEGIN}(?:cure[sd]?|heal(?:s|ed)?|treats|relieves|fights|reverses|eases|soothes|prevents|boosts)|detox\w*
      disease modif\w+|symptom free|healing (?:powers?|properties|effects?|force)
      remission(?! (?:is|was|as|will) )
      ${SUBJECT} (?:\w+ly |also )?${DOES} ${FAR}(?:${ILLNESS}|${BODY})
      ${BEGIN}${DOES} (?:(?:the|your|an?|all|every|both|any|even|low|high|bad|poor|chronic|damaged|aging|youthful) ){0,2}(?:${ILLNESS}|${BODY})
      (?:take|taken|use|used|try|ideal|perfect|suitable|prescribed|recommended) ${upTo(2)}(?:for|against|in) ${NEAR}${ILLNESS}
      be (?:used|taken|given|prescribed) ${FAR}${ILLNESS}|(?:inhibitor|blocker|killer|fighter|protector)s? of ${NEAR}${ILLNESS}
      ${SUBJECT} (?:can|will|could|may|helps?) (?:to )?(?!be|cause|affect|target|include|enter|reach|cross)[a-z]+ ${FAR}(?:${ILLNESS}|${BODY})
    `,
  },
  {
    id: "function",
    reason:
      "says what a product does to the body; of a drug that is not approved, that is to promote it, and with a disease it is a claim about the disease",
    source: "21 U.S.C. 321(g)(1)(C); 21 CFR 101.93(g); 21 CFR 312.7(a)",
    patterns: lines`
      ${IMPROVE} ${NEAR}${BODY}
      ${IMPROVE} ${FAR}(?:in|for) ${upTo(2)}${PEOPLE}
      (?:better|sharper|stronger|improved|faster|deeper|healthier|younger|more|greater|clearer) ${upTo(1)}${BODY}
      (?:breathe|sleep|feel|think|live|move|walk|age|look)s? ${upTo(1)}(?:easier|better|younger|longer|freely|great|sharper|stronger|well)
      (?:${BODY}|${ILLNESS}|energy) (?:boost|support|strengthen|improv|protect|stimulat|restor|enhanc|sharpen|repair|calm|balanc)(?:s|ing|ers?)
      (?:regain|restore|recover|get back|gives? back|gave|give)(?:s|ed|ing)? (?:the|their|your|his|her|my|me my|lost|full) ${NEAR}\w+
      turns? back the clock|years younger|fountain of youth|lives? longer
      adds? ${NEAR}(?:years|months)
      (?:extend|prolong|lengthen|sav)(?:e|es|s|ed|ing)? ${NEAR}(?:lives|life|survival)
      (?:burn|melt|shed|lose|blast)(?:s|ing)? ${NEAR}(?:fat|pounds|weight|kilos|inches)
    `,
  },
  {
    id: "effective",
    reason:
      "says that a product works, which nobody may say of one that is still under investigation",
    source: "21 CFR 312.7(a)",
    patterns: lines`
      (?<=(?:is|are|was|were|proved|highly|very|so|more|most|equally|clinically|proven|truly|100%) )(?:effective|efficacious)(?= (?:for|against|in|at|than|${PRODUCT})|${END})
      (?:100%|more|most|highly|clinically|an) (?:effective|efficacious)(?! (?:date|interest|quality|tax))
      effectively ${EASE}|its ${upTo(1)}effectiveness
      (?:${PRAISE}|shows?|showed|proves?|proved|demonstrates?) ${upTo(2)}(?:efficacy|effectiveness|tolerability|safety (?:profile|record)|potency)
      (?:efficacy|effectiveness) (?:of ${upTo(2)}\w+ )?(?:is|was|has been) (?!an?\b|the|not|made|under|assessed|measured|evaluated|tested|judged|unknown|defined|studied)\w+
      efficacy improvements?
      (?:clinical|therapeutic|health) (?:benefits?|effects?) (?:${IS}|in|for)
      (?<!how |where |see )(?:(?:really|actually|simply|truly|finally|formula|pill) works${END}|works? (?:fast\w*|better|best|wonders|within|for (?:everyone|all|you)|in (?:every|all|days|hours|minutes)|on contact))
      (?!it |they |this |that )${SUBJECT} works${END}|evidence is in
      worked for|work for (?:everyone|all)|nothing works
      (?:works?|working|acts?|relief|results) (?:within|in|after) ${upTo(2)}(?:minutes|hours|seconds|days|weeks)
      fast acting|life saving|(?:success|cure|response) rates? of
      (?:all|every|most|nearly all|\d+%|\d+ of|nine|eight|thousands of) ${NEAR}${PEOPLE} ${NEAR}(?:improved|responded|recovered|benefit\w*|got better|felt|reported)
      ${PEOPLE} (?:will )?(?:feel|felt|report\w*|notice\w*|saw) ${NEAR}(?:better|younger|improvements?|relief|sleeping)
      (?:you|i)(?: will| can|'ll)? (?:\w+ )?(?:feel|felt|notice|sleep|wake|forget|love|live)
      (?:helps?|lets?|makes?|gives?) (?:you|${PEOPLE}) ${upTo(2)}(?:sleep|feel|live|walk|think|focus|recover|regain|remember|breathe|lose|stay|move|relief|better|free)
      ${PEOPLE} (?:\w+ )?(?:tell us|say|love|rave)|${PEOPLE} report ${upTo(1)}(?:better|deeper|less|fewer|more|feeling|improve\w*)
      (?:in|within) (?:days|hours|minutes|seconds|weeks)
      relief(?! (?:valve|fund))|(?:fast|quick|full|complete|speedy|rapid|total)(?:er)? recovery|recovery (?:from|after) ${NEAR}${ILLNESS}
      (?:in|within) (?:just|only|as little as|under|less than) ${upTo(2)}(?:minutes|hours|days|weeks|months)
      (?:${PRAISE}|significant|substantial|marked|rapid|noticeable|sustained) (?:\w+ )?(?:improvements?|reductions?|results|recovery|outcomes?) ?(?:in|of)?
      (?:meets?|met|achieved?|reached) (?:its|all|the|every) ${upTo(1)}endpoints?
    `,
  },
  {
    id: "instead-of-care",
    reason:
      "leads people to leave out care that they need, and says that the product does its work",
    source: "21 CFR 101.93(g)(2)(vi); FTC, Health Products Compliance Guidance (2022)",
    patterns: lines`
      (?:stop|stopped|quit|threw|throw|toss|ditch|skip|forget|come off|came off|get off|got off|give up|replaces?|replaced|avoids?|cancel|swap) (?:taking |away |out |using )?${NEAR}${CARE}
      (?:no need|need|needs|dependence|reliance) (?:for|on|to take) ${NEAR}${CARE}
      (?:no longer|never|\w+n't|not|nobody) (?:\w+ )?(?:needs?|require|rely on|take) ${NEAR}${CARE}
      (?:instead of|in place of|rather than|(?<!weeks |days )without|goodbye to|free of|free from|rid of) ${upTo(2)}${CARE}
      (?:superior|better|safer|safe|natural|effective|proven|gentle|herbal|real) alternatives?
      alternatives? to ${NEAR}${CARE}
      say no to|(?:leave|put) ${NEAR}${CARE} (?:behind|away|aside)
      switch\w* (?:from|off) ${NEAR}${CARE}|no prescription (?:needed|required)|(?:clinical|prescription|medical) strength|drug free|(?:natural|safe|easy|proven|best|fast|simple) (?:\w+ )?way to
      ${CARE} ${upTo(2)}(?:obsolete|unnecessary|superfluous|history)
    `,
  },
  {
    id: "safe",
    reason:
      "says that a product is safe, which nobody may say of one that is still under investigation",
    source: "21 CFR 312.7(a)",
    patterns: lines`
      (?<=(?:${IS}|so|very|100%|completely|perfectly|proven|therefore|shown to be|absolutely|totally|entirely) )safe(?! (?:harbou?r|to say|place|form))
      safe (?:and|or|yet|,) ?(?:effective|gentle|natural)|safe (?:for|in|at|with|when|even|enough|to (?:take|use|give|combine))(?! place)
      ${BEGIN}safe${END}
      (?:safer|safest|safely)
      safe ${upTo(1)}${PRODUCT}
      (?:well|better) tolerated|tolerat\w+ ${NEAR}well
      (?:suitable|ideal|perfect|recommended|good|gentle) (?:enough )?(?:for|in) ${upTo(2)}(?:${PEOPLE}|pregnan\w+|nursing|all ages|daily|long term)
      (?:proven|demonstrated|proves?|showed|shows|confirmed|established|guaranteed|excellent|clean|exceptional|strong|good) ${upTo(1)}safety
      (?:cannot|can't|won't|will not|does not|doesn't|never) (?:hurt|harm|endanger|overdose|interact with|interfere with)
      (?:toxicity|safety|addiction|dependence|overdose|side effects) (?:is|are) (?:not|no|never) (?:an? )?(?:concern|problem|issue|worry)
      without (?:any )?(?:worry|fear|concerns?|danger|harm)|(?:not|never|cannot|no|zero|n't) ${upTo(2)}(?:harm|hurt|danger)|(?:complete|full|total) confidence
      harmless|(?:non|not|never) ?(?:be )?(?:toxic|addictive|habit forming)
      gentle (?:on|to|for)
    `,
  },
  {
    id: "side-effects",
    reason: "says more about side effects than evidence in the labeling can bear",
    source: "21 CFR 202.1(e)(5)(i) and (e)(6)(i)",
    patterns: lines`
      (?:no|zero|without|free of|free from|fewer|few|minimal|mild|less|lower|reduced|hardly any|none of the|never|not|n't) ${upTo(4)}(?:side|adverse|unwanted|harmful|ill) (?:drug )?(?:effects?|events?|reactions?)
      side effect free|(?:side effects|risks|adverse (?:events|effects|reactions)) (?:is|are|were) ${upTo(1)}(?:rare|negligible|mild|minimal|absent|minor|few|low)
      (?:no|zero|without|free of|free from) ${upTo(2)}(?:risks?|toxicity|interactions?|contraindications?|withdrawal|dependence|addiction|sedation|drowsiness|weight gain)
      (?:not|never|n't|without|cannot) (?:causes?|caused|causing|lead to) ${NEAR}${ILLNESS}|causes? no \w+|(?:side effects|adverse events|risks)\W+(?:there are )?(?:none|zero|no)
    `,
  },
  {
    id: "proof",
    reason: "says that evidence settles it, and has to be backed by exactly that evidence",
    source: "FTC, Health Products Compliance Guidance (2022); 21 CFR 312.7(a)",
    patterns: lines`
      (?:clinically|scientifically|medically|independently) (?:\w+ly )?\w+(?:ed|en|wn)
      (?:data|science|evidence|results|numbers) (?:are|is|speaks?) (?:clear|in|settled|overwhelming|for themselves|conclusive)
      prov(?:e|es|ed|en)(?! (?:track|experience|technolog|wrong|to be (?:less|wrong)|difficult|insufficient))
      (?:clinical|scientific|human|independent|blind|harvard|\d+|five|many) (?:studies|study|trials?|tests|data|research|evidence) (?:have |has )?(?:shows?|shown|showed|confirms?|confirmed|demonstrates?|demonstrated|proves?|supports?)
      (?:studies|study|research|trials?|science|data|scientists|evidence) (?:has |have )?(?:show|shows|showed|shown|demonstrates?|demonstrated|confirms?|confirmed) (?:that )?(?:it|its|our|this|${SUBJECT})
      (?:shown|demonstrated|known|guaranteed) to (?:be (?:safe|effective)|work|help|${CURE}|${EASE}|${IMPROVE})
      (?:science|research|evidence|data) (?:\w+ )?(?:backs?|supports) (?:it|our|us|every|this|${NEAR}claims?)|no (?:room for )?doubt|beyond (?:any )?doubt
      (?:backed|validated|confirmed|verified|endorsed|supported) by ${upTo(4)}(?:science|research|studies|trials)
      (?:confirmed|demonstrated|shown|proven|validated) in ${upTo(1)}${PEOPLE}
    `,
  },
  {
    id: "endorsement",
    reason: "is an endorsement or a testimonial, and claims what it says about the product",
    source: "16 CFR 255.1 to 255.3; 21 CFR 312.7(a)",
    patterns: lines`
      ${EXPERTS} ${upTo(4)}(?:recommend|trust|prefer|choose|swear|endors|prescrib|lov|rely|call it|call our|agree|prais|rav|amaz|formulat|turn to|use it|use our|approved)(?:e|es|s|ed|ing)?
      (?:recommended|trusted|endorsed|preferred|loved|praised|hailed|celebrated) by|(?:thousands|hundreds|millions|\d{3}) ${upTo(2)}(?:satisfied|happy) ${PEOPLE}|${PEOPLE} ${upTo(1)}(?:can't be wrong|swear|love|rave)
      (?:chosen|prescribed|used) (?:daily )?by ${upTo(4)}(?:${EXPERTS}|${PEOPLE}|thousands|millions)
      (?:i|we) (?:have |had |finally )?(?:stopped|quit|threw|got off|no longer|came off)
      my (?:mother|father|mom|dad|husband|wife|son|daughter|brother|sister|child|grand\w+|friends?|doctor)
      ["“][^"”]*\b(?:i|my|me)\b
      (?:walk|see|hear|sleep|remember|recogni[sz]e|move|drive|talk|speak|live|play|smile)s? ${NEAR}again
      i (?:feel|felt|am|was|can|have|had|no longer) ${FAR}(?:diagnosed|better|younger|great|free|again|${CARE}|${ILLNESS}|gone)
      (?:my|his|her) ${upTo(2)}(?:${ILLNESS}|${CARE}|${BODY}|${EXPERTS}|life)
      (?:changed|changes|saved|saves|gave) (?:me )?(?:my|his|her|their|your)|life changing|saves? lives
      since (?:taking|using) \w+|(?:life|lives|health|youth|childhood|freedom|independence) back
    `,
  },
  {
    id: "off-label",
    reason: "promotes a use that no agency has approved",
    source: "21 CFR 201.5 and 201.128; 21 CFR 312.7(a)",
    patterns: lines`
      off label
      (?:beyond|outside|not ${upTo(1)}(?:on|in)|other than) (?:its|the|their|those) ${upTo(2)}(?:label|indications?)
      (?:uses?|indications?|conditions?|illnesses) ${upTo(3)}(?:not|never) ${upTo(1)}(?:approved|reviewed|cleared|evaluated|licensed)
    `,
  },
  {
    id: "superiority",
    reason: "says that a product is better than others, which needs substantial evidence",
    source: "21 CFR 202.1(e)(6)(i) and (ii)",
    patterns: lines`
      (?:best|first) in class|(?:its|clear|proven) superiority|superior(?! court)
      (?:better|stronger|safer|gentler|faster|more (?:effective|potent|powerful|efficacious)) ${upTo(1)}than
      (?:\w{3,}er|more \w+) ${NEAR}than ${upTo(2)}(?:${CARE}|placebo|any(?:thing)?|all|every|other ${PRODUCT}|most)
      without ${upTo(1)}(?:rival|equal|peer|parallel)|on par with|puts? to shame|no match for|ahead of ${NEAR}${CARE}|(?:rivals|exceeds|eclipses) ${NEAR}${CARE}
      (?:in the dust|far behind|in a class of its own)
      (?:twice|times) as ${upTo(1)}as|leading ${upTo(1)}(?:${PRODUCT}|brand)|of choice
      (?:as|just as) (?:effective|good|powerful|potent|strong|safe) as
      (?:outperform|surpass|outshine|beat)(?:s|es|ed)?
      (?:unsurpassed|unmatched|unparalleled|unrivall?ed|unprecedented|second to none)
      (?:number one|no 1|top rated|the only) ${upTo(2)}(?:${PRODUCT}|brand)
      (?:(?:the|our|its) most \w+|safest|strongest|gentlest|fastest|biggest|finest|greatest|purest|mildest|smartest|best) ${upTo(2)}(?:${PRODUCT}|advance|discovery|leap|on the market|in the world|ever|available|way to ${CURE})
      of any ${upTo(3)}${PRODUCT}|most (?:trusted|advanced|loved|prescribed)
      world's ${upTo(1)}(?:first|best|only|leading|most)|gold standard (?:in|of|for)|comes? close|the best in
      (?:no other|nothing else|no better|no safer) (?:\w+ )?(?:${PRODUCT}|way|on the market)|unlike ${upTo(2)}(?:${CARE}|${PRODUCT})
      no ${upTo(1)}${PRODUCT} ${upTo(4)}(?:as|like|better|more|match|rivals?)|(?:competitors?|rivals?)['’]? ${NEAR}(?:not|cannot|don't|fail)
      nothing ${NEAR}(?:comes close|compares|works better)
    `,
  },
  {
    id: "puffery",
    reason: "promises a sensation, which makes people expect more than any evidence can bear",
    source: "FTC, Health Products Compliance Guidance (2022); 21 CFR 202.1(e)(6)",
    patterns: lines`
      breakthroughs?|miracles?|miraculous|wonder drug|magic bullet|game chang(?:ing|ers?)|revolutionary|(?:a|our|true|real|medical) revolution|ground ?breaking
      holy grail|turning point|new era|paradigm shift|panacea|medical marvel|ancient remedy|once in a \w+|(?:quantum|giant) leap|life changing|of the century|transform\w* (?:medicine|lives)|change medicine|seal of approval
    `,
  },
  {
    id: "agency",
    reason: "reads as if an agency had approved a product, its maker or its use",
    source: "21 CFR 312.7(a); FDA, Is It Really 'FDA Approved'?",
    patterns: lines`
      ${AGENCY} (?:has |have )?(?:already |now )?(?:approved|cleared|authori[sz]ed|endorsed|registered|certified|recogni[sz]ed|recommended)(?! (?:listed|reference|the protocol))
      (?:approved|cleared|authori[sz]ed|endorsed|accepted) by (?:the )?${AGENCY}
      (?:holds?|has|have|received?|got|won|with|full) ${upTo(1)}${AGENCY} (?:approval|clearance)
      ${AGENCY} approval is ${upTo(1)}(?:formality|certain|assured|near)
      (?:is|are|now) approved in
    `,
  },
  {
    id: "programme",
    reason: "is the name of an FDA programme, and reads as if a product had been admitted to it",
    source: "21 U.S.C. 356 and 360bb; FDA, Expedited Programs for Serious Conditions",
    patterns: lines`
      (?:our|its|has|have|received?|granted|awarded|won|with|an?|says|reads|for) ${upTo(1)}(?:breakthrough therapy|fast track|accelerated approval|priority review|orphan drug)
      on (?:the|a) fast track|fast tracked
      (?:breakthrough|fast track|accelerated approval|orphan)(?: therapy| drug)? (?:designations?|status|path|badge)(?! (?:is|are|was|may|can|for))
    `,
  },
  {
    id: "promise",
    reason: "promises a result, which to investors and patients is misleading",
    source: "17 CFR 240.10b-5; 15 U.S.C. 52",
    patterns: lines`
      (?:no|without|beyond) (?:\w+ )?(?:question|doubt)${END}|undoubtedly|100% (?:safe|effective|success|relief|satisfaction)
      guarantee[sd]? ${upTo(2)}(?:to|that|results?|returns?|profits?|success|outcomes?|safety|efficacy)
      (?<=(?:we|i|hereby) (?:\w+ly )?)guarantee|guaranteed(?! (?:the|a|by (?:the|a)) )|no way ${NEAR}(?:fail|lose)|(?:order|buy|try) ${NEAR}(?:today|now)|risk free(?! rates?)
      (?:certain|sure|bound|destined) to
      (?:cannot|can't) (?:fail|miss|lose)|can't miss|sure thing|no brainer
      will (?:soon )?be approved|will succeed|make you rich|(?:doubl|tripl|multipl)\w* (?:your|their) (?:money|investment)|blockbuster
      (?:price|stock|shares?|investment|valuation) ${upTo(1)}(?:can only|will|is going to|is set to) ${upTo(2)}(?:up|rise|soar|double|triple|grow|climb|multiply)|matter of time|foregone conclusion|in the bag|a certainty|around the corner|(?:buy|act) now
      (?:assured|certain|sure) of ${upTo(1)}(?:profits?|returns?|success|approval)
      (?:approval|success|returns?|profits?) ${upTo(2)}(?:is|are) ${upTo(1)}(?:assured|certain|inevitable|guaranteed)
    `,
  },
];

/**
 * Words of plans and expectations; a page that uses them has to show the notice about them.
 * Source: 15 U.S.C. 78u-5(i)(1) says what a forward-looking statement is; the verbs are those that filings list.
 */
export const FORWARD_LOOKING =
  // Not the month.
  /\b(?:may(?<!\d\sMay)(?!\s\d)|might|could|will|expect(?:s|ed|ations?)?|anticipate[sd]?|believes?|plan(?:s|ned)?|intend(?:s|ed)?|potential(?:ly)?|target(?:s|ed)?|aim(?:s|ed)?|estimate[sd]?|forecasts?|projects?\s+that|projected|seeks?\s+to|goals?|prospective|designed\s+to)\b/gi;
