const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

const DAY = /(?:^|[\s(])\d{1,2}\.\s*$/;
const INITIAL = /(?:^|[\s(.])\p{L}\.\s*$/u;
const TITLE = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs)\.\s*$/;
const MONTH = /^(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;

/** Cuts a text into sentences, with the spaces after them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SEGMENTER.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && continues(last, segment))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** A sentence goes on after a day and before its month, after one letter, and after a title. */
function continues(last: string, next: string): boolean {
  if (DAY.test(last)) return MONTH.test(next);
  return INITIAL.test(last) || TITLE.test(last);
}
