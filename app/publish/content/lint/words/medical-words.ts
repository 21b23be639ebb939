// Words of medicine for the patterns of what regulators object to: parts of regular expressions. How they are read: phrase().

/** A pattern of whole words; a space is any space, a hyphen or a line's end, and an apostrophe may be curly. */
export function phrase(source: string): RegExp {
  const spaced = source
    .replaceAll(" ?", String.raw`[\s\-‐-‒]{0,20}`)
    .replaceAll(" ", String.raw`[\s\-‐-‒]{1,20}`)
    .replaceAll("'", "['’]");
  return new RegExp(String.raw`(?<![\w\u00c0-\u024f])(?:${spaced})(?![\w\u00c0-\u024f])`, "gi");
}

/** Any of these words, separated by commas. */
function any(list: string): string {
  return `(?:${list.trim().replace(/\s+/g, " ").replaceAll(", ", "|")})`;
}

/** Verbs by their stems, in any form: `cur` for cure, cures, cured, curing. */
function verbs(stems: string): string {
  return `${any(stems)}(?:e|es|s|ed|ies|ied|y|ing|ying)?`;
}

/** Up to this many words of one clause. */
export function upTo(most: number): string {
  return String.raw`(?:(?:[^\s.;:!?‐-‒-]|[.](?=\d))+ ){0,${most}}?`;
}
export const FAR = upTo(7);
export const NEAR = upTo(4);

/** Illnesses and symptoms. */
export const ILLNESS = `${any(String.raw`
  alzheimer, parkinson, huntington, crohn, tourette, dementia, senil\w*, als, adhd, ptsd, autis\w*, multiple sclerosis, copd,
  schizophreni\w*, bipolar, psycho(?:sis|ses|tic), epilep\w*, seizures?, convulsions?, strokes?, migraines?, \w*aches?, pains?,
  cancer\w*, tumou?rs?, leuka?emi\w*, lymphomas?, melanomas?, metasta\w*, \w*diabet\w*, obes\w*, overweight, asthma\w*, allerg\w*,
  depressi\w*, anxi\w*, panic, phobias?, insomnia, sleeplessness, apnea, fatigue, exhaustion, addict\w*, alcoholism, cravings?,
  withdrawal, brain fog, confusion, forgetfulness, tremors?, shaking, stiffness, spasms?, cramps?, paralysis, numbness, vertigo,
  dizziness, nausea, vomiting, infect\w*, \w*virus\w*, \w*viral, bacteria\w*, germs, pathogens?, fung(?:us|al|i), parasites?, pylori, mrsa, sores?, lesions?, flu, influenza,
  covid, (?:common )?colds?, fevers?, coughs?, pneumonia, hiv, herpes, malaria, shingles, lyme, hypertension, blood pressure,
  blood sugar, blood glucose, glucose levels?, cholesterol, a1c, ldl, triglycerides, insulin resistance, \w*inflam\w*, swelling, osteoporosis, tinnitus,
  blindness, deafness, cataracts?, glaucoma, macular degeneration, wrinkles, age?ing, wounds?, scars?, ulcers?, eczema, psoriasis,
  acne, rash(?:es)?, itch\w*, infertility, impotence, erectile dysfunction, menopaus\w*, hot fl[au]sh\w*, night terrors, sleepless nights, free radicals, (?:hypo|hyper)\w+, candida, heavy metals, hallucinat\w*, panic attacks?, sore throats?, airways, bites?, stings?, gout, lupus, fatty liver,
  cirrhosis, sepsis, heartburn, reflux, constipation, diarrh?o?ea, bloating, mortality, death, amyloid, plaques?, tangles, clots?,
  \w+ stones, (?:bone|hair|vision|hearing|memory|muscle|sight|nerve|brain|liver|kidney|renal|heart|lung|organ|tissue|cell|dna|cognitive|mental|motor)
  (?:loss|damage|injury|failure|decline|impairment|deficits?|problems?|death), arrhythmias?, fibrillation, \w* ?atrophy, poor sleep,
  heart attacks?, heart disease, \w*degenerat\w+, baldness, frailty, \w*dystrophy, ataxia, palsy, diseases?, disorders?, illness\w*,
  sickness, syndromes?, ailments?, symptom\w*, relapses?, toxins?, poison\w*, stress, imbalances?, suffering, discomfort, hunger,
  (?:medical|chronic|skin|heart|health|these|your) conditions?, progression, fractures?, \w*bleed\w*, uric acid, bruises?, burns?, warts, cysts?, restless legs?, \w*toxic(?:ity)?, concussions?,
  ibs, ibd, pcos, pms, uti, endometriosis, fibroids, polyps?, edema, thrombosis, embolism, angina, hangovers?, jet lag, burnout, trauma,
  mania, delusions?, hallucinations, nightmares, tuberculosis, dengue, ebola, measles, sars, rsv, sickle cell, celiac, narcolepsy, snoring,
  myopia, incontinence, indigestion, dyslexia, mood swings, brain injur(?:y|ies), h[ae]+morrhoids, varicose veins, sciatica, sarcopenia,
  \w{3,}(?:itis|a?emia|algia|plegia|pathy|pathies|phobia|penia|uria),
  (?!diagn|progn|osm)\w{3,}osis, (?!dipl|ar)\w{3,}omas?`)}(?:'s)?`;
/** Parts of the body, and what they do. */
export const BODY = any(String.raw`
  brain\w*, neuro?ns?, nerves?, synaps\w*, hearts?, livers?, kidneys?, gut, stomach, bowels?, lungs?, skin, joints?, cartilage,
  bones?, muscles?, eyes, retina, tissues?, pancreas, arter(?:y|ies), blood vessels?, (?:immune|nervous) systems?, immun\w+, body, dna,
  cells, hair, spine, thyroid, prostate, bladder, colon, memor(?:y|ies), cogniti\w+, concentration, alertness, mood, mental \w+,
  sleep, metabolism, digestion, vision, eyesight, sight, hearing, breathing, heartbeat, mobility, motor \w+, gait, speech,
  fertility, libido, stamina, vitality, serotonin, dopamine, testosterone, hormones?, collagen, appetite, relaxation,
  wellbeing, longevity, \w*life ?spans?, survival, quality of life, outcomes, attention, learning, recall, energy levels, (?:fat|weight) (?:burning|loss), wellness, well being, intelligence, nails, teeth, gums, healing, recovery, circulation, blood flow, insulin \w+, telomeres, sense of \w+, \w+ (?:activity|motility|health|counts?|growth|flow|balance),
  function, your (?:mind|energy|focus|strength|health|youth)`);
/** What patients are given for an illness, and may want to do without. */
export const CARE = any(String.raw`
  insulin, statins?, benzodiazepines?, ssris?, antipsychotics?, metformin, aspirin, ibuprofen, acetaminophen, paracetamol, opioids?, opiates?, morphine, antidepressants?, chemo\w*, radiation, steroids?,
  painkillers?, antibiotics?, vaccin\w+, sleeping pills?, surgery, surgeries, surgeons?, dialysis, transplants?, transfusions?,
  operations?, (?:knee|hip|joint|valve) replacements?, biops(?:y|ies), walkers?, crutches, hospitals?, doctors?, inhalers?, pacemakers?, wheelchairs?, cane, hearing aids?, (?:reading )?glasses, injections?,
  prescriptions?, pills?, meds, medications?, medicines?, drugs?, treatments?, therap(?:y|ies), standard of care, ozempic, xanax,
  \w{3,}(?:statin|pril|sartan|olol|azepam|oxetine|mab|tinib|cillin|gliflozin|glutide|gliptin|triptan|pezil|dopa|profen)s?`);
/** What a company may sell. */
export const PRODUCT = any(String.raw`
  drugs?, medicines?, medications?, products?, compounds?, therap(?:y|ies), treatments?, formulas?, formulations?, remed(?:y|ies), capsules?,
  pills?, tablets?, drops?, supplements?, extracts?, options?, choice, alternatives?, painkillers?, solutions?, combinations?,
  molecules?, candidates?, blends?, oils?, teas?, herbs?, roots?, leaf, leaves, plants?, creams?, gels?, sprays?, patch(?:es)?, syrup, dose,
  tonic, injections?, peptides?, pairs?, ingredients?, \w*antidepressants?, cures?`);
/** What a sentence says something of. */
export const SUBJECT = String.raw`(?:it|this|they|you|[a-z]{2,5}-?\d{2,4}|(?:our|this) ${upTo(2)}[a-z]*[a-rt-z](?<! (?:are|were|have|be|been|not|to))|(?:the|that|these|each|every|one) ${upTo(2)}(?:${PRODUCT}|approach|technology|discovery))`;
export const PEOPLE = any(String.raw`
  patients?, people, persons?, children, kids, babies, infants, adults?, women, men, seniors, users?, sufferers?, participants?,
  subjects?, volunteers?, customers?, everyone, everybody, anyone, diabetics, asthmatics, families, humans?`);
export const EXPERTS = any(String.raw`
  doctors?, physicians?, clinicians?, \w{2,}(?:ologist|iatrist|rician)s?, pharmacists?, nurses?, specialists?, experts?, surgeons?,
  scientists?, dentists?, hospitals?, clinics`);
export const AGENCY = any(
  "fda, ema, mhra, food and drug administration, regulators?, (?:health )?authorit(?:y|ies)",
);

/** Verbs that claim wherever an illness follows in the clause, and those that do only right before one. */
export const CURE = any(
  [
    verbs(String.raw`
  cur, heal, treat, diagnos, prevent, mitigat, reliev, alleviat, sooth, revers, halt, combat, eradicat, eliminat, conquer, defeat, reduc, lessen,
  diminish, minimi[sz], delay, suppress, attack, eras, wip, shrink, dissolv, neutrali[sz], counteract, destroy, banish, battl, tam,
  repair, remed, detoxif, detox, avert, ameliorat, quell, ward off, wards off, guard against, overcom, dispel, subdu, abat, rescu,
  target and kill, regress, heal, melt, vanquish, calm, kill, numb, clears?, rid, knock out, knocks out, stave off, staves off, fend off, fends off, crush, outsmart, silence, undo, undoes, shield`),
    "fights?, fighting, beats?, beating, fought, shrank, shrunk, says? goodbye to, puts? an end to, takes? away, gets? rid of",
  ].join(", "),
);
export const EASE = verbs(String.raw`
  stopp?, slow, slow down, eas, arrest, block, inhibit, manag, curbb?, cut, limit, lower, decreas, control, clear, end, remov, correct,
  tackl, shorten, slash, improv, detect, diagnos, address, regulat, halv, protect`);
export const IMPROVE = verbs(String.raw`
  improv, boost, enhanc, sharpen, strengthen, restor, regain, recover, rebuil[dt], reviv, rejuvenat, regenerat, normali[sz], stabili[sz],
  balanc, optimi[sz], support, promot, preserv, protect, speed up, speeds up, accelerat, lift, speed, extend, prolong, lengthen, increas, rais, rewir,
  repair, heal, renew, nourish, maximi[sz], elevat, invigorat, energi[sz], revitali[sz], reset, supercharg, unlock, sav, doubl,
  maintain, regulat, calm, cleans, detoxif, detox, flush, rescu, reawaken, sooth, shield, heal, purif, regrow`);
/** What has become of an illness. */
export const DONE = any(String.raw`
  cured, healed, prevented, reversed, relieved, alleviated, eased, eliminated, eradicated, erased, halted, stopped, slowed, defeated,
  beaten, conquered, overcome, controlled, gone, vanish\w*, disappear\w*, fad(?:es?|ed|ing), melt\w*, subsid\w+, went away, drops?, falls?,
  go(?:es)? away, shr[aiu]nk\w*, improved?, under control, a thing of the past, in remission, wiped out, dropped, repaired, restored,
  clear(?:s|ed)?(?: up)?, no more, no longer, ceased?, resolved, reversible, curable, preventable, treated successfully, at bay`);
export const PRAISE = any(String.raw`
  excellent, exceptional, outstanding, superb, perfect, remarkable, extraordinary, impressive, amazing, incredible, unbelievable,
  phenomenal, spectacular, dramatic, unmatched, unparalleled, unrivall?ed, unsurpassed, unprecedented, superior, proven, undeniable,
  flawless, impeccable, spotless, clean, overwhelming, profound, miraculous, astounding, wonderful, fantastic, clear, strong, robust,
  striking, high, higher, greater, better, improved, favou?rable, established, demonstrated, confirmed, real, good, great, best`);
