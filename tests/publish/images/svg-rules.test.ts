// What a drawing must not contain: each problem alone; and what is fine. More messages: content/mistakes/files.test.ts.
import { expect, test } from "vitest";

import { prepareSvg } from "../../../app/publish/images/svg";

/** A drawing of two lines, with this markup on the second. */
function drawing(inside: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30"${attributes}>\n  ${inside}<path d="M0 0h40v30z"/></svg>`;
}

/** The message after "the file …"; empty when the drawing is good. */
async function faultOf(source: string): Promise<string> {
  return prepareSvg(source).then(
    () => "",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

const CDN = "https://cdn.example.net";
const CODE = "expected shapes and text only; delete it, or save the drawing as plain SVG";
const FOREIGN =
  "expected shapes and text only; draw it, or save the whole drawing as a PNG or JPEG picture";

// One problem a line.
test.each([
  ["code", "<script>go()</script>", "<script>", CODE],
  ["a handler", '<g onclick="go()"><path d="M0 0h9"/></g>', '<g onclick="go()">', CODE],
  ["a handler on the whole drawing", "", '<svg onload="go()">', CODE, ' onload="go()"'],
  [
    "code under another prefix",
    '<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>',
    "<s:script",
    CODE,
  ],
  [
    "a link that an animation writes",
    '<a><path d="M0 0h9"/><animate attributeName="xlink:href" values="javascript:go()"/></a>',
    "<animate values=",
    CODE,
  ],
  [
    "one of the links that an animation writes",
    '<a><path d="M0 0h9"/><animate attributeName="href" values="#a;javascript:go()"/></a>',
    "<animate values=",
    CODE,
  ],
  ["a part of a web page", "<foreignObject><p>Words</p></foreignObject>", "<foreignObject>", CODE],
  [
    "a part of a web page under a prefix",
    '<h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:style/></h:div>',
    "<h:div",
    CODE,
  ],
  [
    "a style sheet of HTML",
    '<link xmlns="http://www.w3.org/1999/xhtml" href="/a.css"/>',
    "<link",
    CODE,
  ],
  ["a script address", '<a href=" javascript:go()"><path d="M0 0h1"/></a>', "<a href=", CODE],
  [
    "a picture from elsewhere",
    `<image href="${CDN}/a.png"/>`,
    `<image href="${CDN}/a.png">`,
    FOREIGN,
  ],
  [
    "a picture by its older attribute",
    '<image xlink:href="//cdn.example.net/a.png"/>',
    "<image href=",
    FOREIGN,
  ],
  ["a part of another file", '<use href="other.svg#part"/>', "<use href=", FOREIGN],
  ["a link", '<a href="https://www.example.net/"><path d="M0 0h1"/></a>', "<a href=", FOREIGN],
  [
    "a picture that an animation sets",
    `<image><set attributeName="href" to="${CDN}/a.png"/></image>`,
    "<set to=",
    FOREIGN,
  ],
  [
    "one of the pictures that an animation sets",
    `<image><animate attributeName="href" values="#a;${CDN}/a.png"/></image>`,
    "<animate values=",
    FOREIGN,
  ],
  [
    "a filter in code points",
    `<g filter="\\75rl(${CDN}/a.svg#f)"><path d="M0 0h9"/></g>`,
    " filter=",
    FOREIGN,
  ],
  ["a new base for all addresses", `<g xml:base="${CDN}/"><path d="M0 0h9"/></g>`, CDN, FOREIGN],
  [
    "a filter from elsewhere",
    `<g filter="url(${CDN}/a.svg#f)"><path d="M0 0h9"/></g>`,
    " filter=",
    FOREIGN,
  ],
  [
    "a style from elsewhere",
    '<path d="M0 0h9" style="fill: url( \'a.svg#b\' )"/>',
    "a.svg#b",
    FOREIGN,
  ],
  ["an imported style sheet", `<style>@import "${CDN}/a.css";</style>`, "<style>", FOREIGN],
  [
    "a style sheet imported by url()",
    `<style>@import url("${CDN}/a.css");</style>`,
    "<style>",
    FOREIGN,
  ],
  ["an import in code points", `<style>@\\69mport "${CDN}/a.css";</style>`, "<style>", FOREIGN],
  [
    "a font from elsewhere",
    `<style>@font-face { src: url(${CDN}/a.woff2) }</style>`,
    "<style>",
    FOREIGN,
  ],
  [
    "a choice of pictures",
    `<style>path { background: image-set("${CDN}/a.png" 1x) }</style>`,
    "<style>",
    FOREIGN,
  ],
])("a drawing is refused for %s", async (_, inside, found, advice, attributes = "") => {
  const fault = await faultOf(drawing(inside, attributes));
  expect(fault).toMatch(/^holds </);
  expect(fault).toContain(found);
  expect(fault).toContain(`, ${advice}`);
});

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
  ["is in UTF-16", Buffer.from(drawing(""), "utf16le").toString(), "cannot be read"],
])("a file is refused that %s", async (_, source, message) => {
  expect(await faultOf(source)).toContain(message);
});

test("what HTML would read as text is not published", async () => {
  const { svg } = await prepareSvg(drawing("<desc><style><script>go()</script></style></desc>"));
  expect(svg).not.toContain("script");
});

test.each([
  [
    "a plain DOCTYPE, as programs write it",
    "",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  ],
  [
    "a name for parts of web pages, of which it has none",
    "",
    "",
    ' xmlns:h="http://www.w3.org/1999/xhtml"',
  ],
  [
    "declarations, as older programs write them",
    '<path fill="&ink;" d="M0 0h9v9z"/>',
    '<!DOCTYPE svg [<!ENTITY ink "#10261c">]>',
  ],
  [
    "parts used again, also by the older attribute",
    '<defs><path id="a" d="M0 0h9"/></defs><use href="#a"/><use xlink:href="#a"/>',
    "",
  ],
  [
    "gradients and styles of its own",
    '<style>path { fill: url("#b") }</style><linearGradient id="b"><stop offset="1"/></linearGradient><g fill="url(#b)"/>',
    "",
  ],
  [
    "what a program notes about it",
    '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li rdf:resource="https://www.example.net/"/></metadata>',
    "",
  ],
])("a drawing may have %s", async (_, inside, before, attributes = "") => {
  expect(await faultOf(before + drawing(inside, attributes))).toBe("");
});

test.each([
  ['width="100mm" height="50mm" viewBox="0 0 100 50"', 378, 189],
  ['width="2in" height="72pt"', 192, 96],
  ['width="101" height="50"', 101, 50],
  ['viewBox="0 0 64 48"', 64, 48],
])("%s is as large as in a browser, also after a byte order mark", async (size, width, height) => {
  const source = `\uFEFF<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z"/></svg>`;
  expect(await prepareSvg(source)).toMatchObject({ width, height });
});
