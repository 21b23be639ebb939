// Checks what a drawing may contain.
import { expect, test } from "vitest";
import { z } from "zod";

import { prepareSvg } from "../../../app/publish/files/svg";
import { readTable } from "../../support/read-table";

/** A drawing of two lines, with this markup on the second. */
function drawing(inside: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30"${attributes}>\n  ${inside}<path d="M0 0h40v30z"/></svg>`;
}

/** The message after "the file …"; empty when the drawing is good. */
async function faultOf(source: string): Promise<string> {
  return prepareSvg(source).then(
    () => "",
    (error: Error) => error.message,
  );
}

const CDN = "https://cdn.example.net";
const CODE = "expected shapes and text only; delete it, or save the drawing as plain SVG";
const FOREIGN =
  "expected shapes and text only; delete it, draw it, or save the whole drawing as a PNG or JPEG picture";

const Row = z.strictObject({
  before: z.string().default(""),
  attributes: z.string().default(""),
  inside: z.string().default(""),
});
const Refused = Row.extend({ found: z.string(), kind: z.enum(["code", "foreign"]) });

test.each(readTable("tests/publish/files/refused-drawings.yml", z.record(z.string(), Refused)))(
  "a drawing is refused for %s",
  async (_, { inside, attributes, found, kind }) => {
    const fault = await faultOf(drawing(inside, ` ${attributes}`));
    expect(fault).toMatch(/^holds </);
    expect(fault).toContain(found);
    expect(fault).toContain(`, ${kind === "code" ? CODE : FOREIGN}`);
  },
);

test.each([
  ["is none", "<html><body/></html>", "does not begin with <svg xmlns"],
  ["has no namespace", '<svg width="4"><path d="M0 0h4"/></svg>', "does not begin with <svg xmlns"],
  [
    "has a style sheet before it",
    `<?xml-stylesheet href="${CDN}/a.css"?>${drawing("")}`,
    "does not begin with <svg xmlns",
  ],
  ["does not end", drawing("<g>"), "cannot be read from line 2 on"],
  ["has a picture", drawing('<image href="data:image/png;base64,iVBORw=="/>'), FOREIGN],
  [
    "has a drawing within, which could hold anything",
    drawing('<image href="data&#58;image/svg+xml;base64,PHN2Zy8+"/>'),
    FOREIGN,
  ],
  ["nests its rules", drawing("<style>g{&amp;:hover{fill:red}}</style><g/>"), "has styles that"],
  ["is in UTF-16", Buffer.from(drawing(""), "utf16le").toString(), "cannot be read"],
])("a file is refused that %s", async (_, source, message) => {
  expect(await faultOf(source)).toContain(message);
});

test("drops what HTML would read as text from a drawing", async () => {
  const { svg } = await prepareSvg(drawing("<desc><style><script>go()</script></style></desc>"));
  expect(svg).not.toContain("script");
});

test("removing a comment from a style never forms an address", async () => {
  const css = `<style>path{fill:ur/* */l(${CDN})}</style>`;
  const { svg } = await prepareSvg(drawing(`${css}<text font-family="a">b</text>`));
  expect(svg).not.toContain("url(");
});

test.each(readTable("tests/publish/files/allowed-drawings.yml", z.record(z.string(), Row)))(
  "a drawing may have %s",
  async (_, { before, inside, attributes }) => {
    expect(await faultOf(before + drawing(inside, ` ${attributes}`))).toBe("");
  },
);

test.each([
  ['width="100mm" height="50mm" viewBox="0 0 100 50"', 378, 189],
  ['width="2in" height="72pt"', 192, 96],
  ['width="101" height="50"', 101, 50],
  ['viewBox="0 0 64 48"', 64, 48],
])(
  "a drawing with %s is as large as in a browser, also after a byte order mark",
  async (size, width, height) => {
    const source = `\uFEFF<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z"/></svg>`;
    expect(await prepareSvg(source)).toMatchObject({ width, height });
  },
);
