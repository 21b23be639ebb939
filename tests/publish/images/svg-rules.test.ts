// What a drawing must not contain: each problem alone, with its position; and what is fine.
import sharp from "sharp";
import { describe, expect, test } from "vitest";

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

const PNG = (
  await sharp({ create: { width: 4, height: 4, channels: 3, background: "green" } })
    .png()
    .toBuffer()
).toString("base64");

describe("a drawing is refused for", () => {
  test("code", async () => {
    expect(await faultOf(drawing("<script>go()</script>"))).toMatchInlineSnapshot(
      `"holds <script>, expected shapes and text only; delete it, or save the drawing as plain SVG"`,
    );
  });
  test("something from elsewhere", async () => {
    expect(
      await faultOf(drawing('<image href="https://cdn.example.net/a.png"/>')),
    ).toMatchInlineSnapshot(
      `"holds <image href="https://cdn.example.net/a.png">, expected everything inside the drawing; draw it, or embed it as a PNG or JPEG picture"`,
    );
  });
  test("not being one", async () => {
    expect(await faultOf("<html><body/></html>")).toMatchInlineSnapshot(
      `"does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG"`,
    );
    expect(await faultOf('<svg width="4" height="4"><path d="M0 0h4"/></svg>')).toContain(
      "does not begin with <svg xmlns",
    );
  });
  test("text that nobody can read", async () => {
    expect(await faultOf(drawing("<g>"))).toMatchInlineSnapshot(
      `"cannot be read from line 2 on, expected an SVG in UTF-8; save it again from the program it was made with"`,
    );
    expect(await faultOf(Buffer.from(drawing(""), "utf16le").toString())).toContain(
      "cannot be read",
    );
  });
  test("a picture in it that is damaged", async () => {
    expect(
      await faultOf(drawing(`<image href="data:image/png;base64,${PNG.slice(0, 40)}"/>`)),
    ).toMatchInlineSnapshot(
      `"holds a picture that is damaged, expected one that opens in a browser; embed it again"`,
    );
  });

  test.each([
    ["a handler", '<g onclick="go()"><path d="M0 0h9"/></g>', '<g onclick="go()">'],
    [
      "code under another prefix",
      '<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>',
      "<s:script",
    ],
    ["a handler on the whole drawing", "", '<svg onload="go()">', ' onload="go()"'],
    [
      "a link that an animation writes",
      '<a><path d="M0 0h9"/><animate attributeName="xlink:href" values="javascript:go()"/></a>',
      "<animate values=",
    ],
    ["a part of a web page", "<foreignObject><p>Words</p></foreignObject>", "<foreignObject>"],
    [
      "a part of a web page under a prefix",
      '<h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:style/></h:div>',
      "<h:div",
    ],
    [
      "a picture by its older attribute",
      '<image xlink:href="//cdn.example.net/a.png"/>',
      "<image href=",
    ],
    ["a part of another file", '<use href="other.svg#part"/>', "<use href="],
    ["a frame", '<iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/>', "<iframe"],
    [
      "a style sheet of HTML",
      '<link xmlns="http://www.w3.org/1999/xhtml" href="/a.css"/>',
      "<link",
    ],
    [
      "a picture of HTML",
      '<img xmlns="http://www.w3.org/1999/xhtml" src="https://cdn.example.net/a.png"/>',
      "<img",
    ],
    ["a link", '<a href="https://www.example.net/"><path d="M0 0h1"/></a>', "<a href="],
    ["a script address", '<a href=" javascript:go()"><path d="M0 0h1"/></a>', "<a href="],
    [
      "an address in character codes",
      '<image href="&#104;ttps://cdn.example.net/a.png"/>',
      '<image href="https://cdn',
    ],
    [
      "a drawing within, which could hold anything",
      '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
      "<image href=",
    ],
    [
      "a new base for all addresses",
      '<g xml:base="https://cdn.example.net/"><path d="M0 0h9"/></g>',
      "https://cdn.example.net",
    ],
    [
      "a filter from elsewhere",
      '<g filter="url(https://cdn.example.net/a.svg#f)"><path d="M0 0h9"/></g>',
      " filter=",
    ],
    ["a style from elsewhere", '<path d="M0 0h9" style="fill: url( \'a.svg#b\' )"/>', "a.svg#b"],
    [
      "an imported style sheet",
      '<style>@import "https://cdn.example.net/a.css";</style>',
      "<style>",
    ],
    [
      "a style sheet imported by url()",
      '<style>@import url("https://cdn.example.net/a.css");</style>',
      "<style>",
    ],
    [
      "an import in code points",
      '<style>@\\69mport "https://cdn.example.net/a.css";</style>',
      "<style>",
    ],
    [
      "a font from elsewhere",
      "<style>@font-face { src: url(https://cdn.example.net/a.woff2) }</style>",
      "<style>",
    ],
    [
      "a choice of pictures",
      '<style>path { background: image-set("https://cdn.example.net/a.png" 1x) }</style>',
      "<style>",
    ],
  ])("%s", async (_, inside, found, attributes = "") => {
    const fault = await faultOf(drawing(inside, attributes));
    expect(fault).toMatch(/^holds </);
    expect(fault).toContain(found);
  });
  test("a style sheet that stands before it", async () => {
    expect(
      await faultOf(`<?xml-stylesheet href="https://cdn.example.net/a.css"?>${drawing("")}`),
    ).toContain("does not begin with <svg");
  });
});

test("what HTML would read as text is not published", async () => {
  const { svg } = await prepareSvg(drawing("<desc><style><script>go()</script></style></desc>"));
  expect(svg).not.toContain("script");
});

describe("a drawing may have", () => {
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
  ])("%s", async (_, inside, before, attributes = "") => {
    expect(await faultOf(before + drawing(inside, attributes))).toBe("");
  });

  test("a picture inside, which loses what its camera wrote", async () => {
    const photo = await sharp({ create: { width: 8, height: 4, channels: 3, background: "green" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "Secret" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const inLines = photo.toString("base64").replace(/.{60}/g, "$&&#10;");
    const { svg } = await prepareSvg(
      drawing(`<image width="4" height="8" href="data:image/jpeg;base64,${inLines}"/>`),
    );
    const bytes = Buffer.from(/data:image\/jpeg;base64,([^"]+)/.exec(svg)?.[1] ?? "", "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 4, height: 8 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});
