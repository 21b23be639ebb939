/**
 * A PDF of one empty page, with tags, and with a title and a language unless they are given as empty.
 * @param fields `catalog` and `trailer` are added to these dictionaries as they are
 */
export function makePdf({
  title = "A made-up document",
  language = "en-US",
  author = "",
  catalog = "/MarkInfo << /Marked true >>",
  trailer = "",
} = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${language && `/Lang (${language})`} ${catalog} >>`,
    "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
    `<< /Producer (A test) ${title && `/Title (${title})`} ${author && `/Author (${author})`} >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${offsets.join("")}`;
  text += `trailer\n<< /Size 5 /Root 1 0 R /Info 3 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
