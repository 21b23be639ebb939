// What a PDF must have, and what must not be in it.
import { expect, test } from "vitest";

import { readPdf } from "../../../app/publish/documents/pdf";
import { makePdf } from "../../support/pdf/make-pdf";

const refusal = async (made: Parameters<typeof makePdf>[0]) =>
  (await readPdf(makePdf(made))).refusal ?? "none";

test("a PDF with a title and a language, and its pages", async () => {
  expect(await readPdf(makePdf({ pages: 14 }))).toEqual({ pages: 14 });
});

test("a title and a language are missing, or blank", async () => {
  expect(await refusal({ title: "" })).toMatch(/^has no title, /);
  expect(await refusal({ title: " " })).toMatch(/^has no title, /);
  expect(await refusal({ language: "" })).toMatch(/^does not say its language, /);
});

test("the title stands where PDF 2.0 has it", async () => {
  const xmp = "<dc:title><rdf:Alt><rdf:li xml:lang='en'>A title</rdf:li></rdf:Alt></dc:title>";
  const stream = `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`;
  const made = { title: "", catalog: "/Metadata 90 0 R", objects: [stream] };
  expect(await refusal(made)).toBe("none");
});

test.each([
  ["a script that runs when it is opened", "/S /JavaScript /JS (app.alert(1))", "holds scripts"],
  ["a script without its kind", "/JS 91 0 R", "holds scripts"],
  ["the name of a script in another spelling", "/S /Java#53cript", "holds scripts"],
  ["a form of its own", "/XFA 91 0 R", "holds scripts"],
  ["a program", "/S /Launch /F (a.exe)", "starts programs or sends data"],
  ["a form that is sent", "/S /SubmitForm /F (x)", "starts programs or sends data"],
  ["another file", "/Type /Filespec /F (a.doc) /EF << /F 91 0 R >>", "holds other files"],
  ["media", "/Subtype /RichMedia", "holds other files"],
])("%s is refused, wherever it is", async (_, entries, found) => {
  // No page and no table of contents names the object.
  expect(await refusal({ objects: [`<< ${entries} >>`] })).toMatch(new RegExp(`^${found}, `));
  const inside = [`<< /A [1 << /B << ${entries} >> >>] >>`];
  expect(await refusal({ objects: inside })).toMatch(new RegExp(`^${found}, `));
});

test("a link to a website, and a font that is called like an action, are no reason", async () => {
  const objects = [
    "<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>",
    "<< /Type /Font /BaseFont /Launch >>",
  ];
  expect(await refusal({ objects })).toBe("none");
});

test("what is no PDF, is cut, or needs a password", async () => {
  const read = async (bytes: Buffer) => (await readPdf(bytes)).refusal;
  expect(await read(Buffer.from("<html>"))).toMatch(/^is damaged or is no PDF, /);
  expect(await read(makePdf().subarray(0, 60))).toMatch(/^is damaged or is no PDF, /);
  const locked = makePdf().toString("latin1").replace("/Info 3 0 R", "/Info 3 0 R /Encrypt 3 0 R");
  expect(await read(Buffer.from(locked, "latin1"))).toMatch(/^is protected with a password, /);
});
