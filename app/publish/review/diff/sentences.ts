const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

const DAY = /(?:^|[\s(])\d{1,2}\.\s*$/;
const MONTHS = "jan feb mar mär apr may mai jun jul aug sep oct okt nov dec dez".split(" ");
const INITIAL = /(?:^|[\s(.])\p{L}\.\s*$/u;
const TITLE = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs)\.\s*$/;

/** Cuts a text into sentences, with the spaces after them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SEGMENTER.segment(text)) {
    const last = sentences.at(-1) ?? "";
    const isDate = DAY.test(last) && MONTHS.includes(segment.slice(0, 3).toLowerCase());
    const goesOn = isDate || INITIAL.test(last) || TITLE.test(last);
    if (goesOn) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
