// A PDF of a few lines, for tests of what a document may contain.

interface MadePdf {
  title?: string;
  language?: string;
  pages?: number;
  /** More entries of the catalog, such as `/OpenAction 9 0 R`, and more objects from number 90 on. */
  catalog?: string;
  objects?: string[];
}

/** A PDF with a title and a language unless they are given as empty. */
export function makePdf({
  title = "A made-up document",
  language = "en-US",
  pages = 1,
  catalog = "",
  objects = [],
}: MadePdf = {}): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 10);
  const all = new Map([
    [1, `<< /Type /Catalog /Pages 2 0 R ${language && `/Lang (${language})`} ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((n) => `${n} 0 R`).join(" ")}] >>`],
    [3, `<< /Producer (A test) ${title && `/Title (${title})`} >>`],
    ...numbers.map(
      (number) => [number, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>"] as const,
    ),
    ...objects.map((object, index) => [90 + index, object] as const),
  ]);
  let text = "%PDF-1.7\n";
  const offsets = [...all].map(([number, object]) => {
    const offset = text.length;
    text += `${number} 0 obj\n${object}\nendobj\n`;
    return `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 1\n0000000000 65535 f \n${offsets.join("")}`;
  text += `trailer\n<< /Size ${90 + objects.length} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
