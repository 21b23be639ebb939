const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

const INITIAL = /(?:^|[\s(.])\p{L}\.\s*$/u;
const TITLE = /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs)\.\s*$/;

/** Cuts a text into sentences, with the spaces after them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SEGMENTER.segment(text)) {
    const last = sentences.at(-1) ?? "";
    // After one letter or a title, the sentence goes on.
    if (INITIAL.test(last) || TITLE.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}
