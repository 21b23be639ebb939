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
      `"holds code, <script> (line 2, column 3), expected shapes and text only; delete it, or save the drawing as plain SVG"`,
    );
    expect(await faultOf(drawing('<g onclick="go()"/>'))).toMatchInlineSnapshot(
      `"holds code, onclick="go()" (line 2, column 6), expected shapes and text only; delete it, or save the drawing as plain SVG"`,
    );
  });
  test("a part of a web page", async () => {
    expect(
      await faultOf(drawing("<foreignObject><p>Words</p></foreignObject>")),
    ).toMatchInlineSnapshot(
      `"holds a part of a web page, <foreignObject> (line 2, column 3), expected shapes and text only; delete it, or save the drawing as plain SVG"`,
    );
  });
  test("something from elsewhere", async () => {
    expect(
      await faultOf(drawing('<image href="https://cdn.example.net/a.png"/>')),
    ).toMatchInlineSnapshot(
      `"leads outside itself to "https://cdn.example.net/a.png" (line 2, column 16), expected everything inside the drawing; draw it, or embed it as a PNG or JPEG picture"`,
    );
  });
  test("declarations", async () => {
    expect(
      await faultOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("<text>&a;</text>")}`),
    ).toMatchInlineSnapshot(
      `"declares abbreviations of its own (line 1, column 1), expected none; save it again as plain SVG, without the data of the program it was made with"`,
    );
  });
  test("not being one", async () => {
    expect(await faultOf("<html><body/></html>")).toMatchInlineSnapshot(
      `"begins with <html> (line 1, column 1), which browsers do not show as an image, expected <svg xmlns="http://www.w3.org/2000/svg" …>"`,
    );
    expect(await faultOf('<svg width="4" height="4"><path d="M0 0h4"/></svg>')).toContain(
      "begins with <svg>",
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
    [
      "code under another prefix",
      '<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>',
      "holds code",
    ],
    ["a handler on the whole drawing", "", "holds code", ' onload="go()"'],
    [
      "a handler that an animation writes",
      '<set attributeName="onclick" to="go()"/>',
      "changes the attribute",
    ],
    [
      "a link that an animation writes",
      '<a><animate attributeName="xlink:href" values="javascript:go()"/></a>',
      "changes the attribute",
    ],
    ["a frame", '<iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/>', "web page"],
    [
      "a style sheet of HTML",
      '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="/a.css"/>',
      "web page",
    ],
    [
      "a script hidden in what HTML reads as text",
      "<desc><style><script>go()</script></style></desc>",
      "holds code",
    ],
    [
      "a picture by its older attribute",
      '<image xlink:href="//cdn.example.net/a.png"/>',
      "leads outside",
    ],
    [
      "a picture of HTML",
      '<img xmlns="http://www.w3.org/1999/xhtml" src="https://cdn.example.net/a.png"/>',
      "leads outside",
    ],
    ["a part of another file", '<use href="other.svg#part"/>', "leads outside"],
    ["a link", '<a href="https://www.example.net/"><path d="M0 0h1"/></a>', "leads outside"],
    ["a script address", '<a href=" javascript:go()"><path d="M0 0h1"/></a>', "leads outside"],
    [
      "an address in character codes",
      '<image href="&#104;ttps://cdn.example.net/a.png"/>',
      "leads outside",
    ],
    [
      "a drawing within, which could hold anything",
      '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
      "leads outside",
    ],
    ["a new base for all addresses", '<g xml:base="https://cdn.example.net/"/>', "leads outside"],
    [
      "a filter from elsewhere",
      '<g filter="url(https://cdn.example.net/a.svg#f)"/>',
      "leads outside",
    ],
    ["a style from elsewhere", "<g style=\"fill: url( 'a.svg#b' )\"/>", "leads outside"],
    [
      "an imported style sheet",
      '<style>@import "https://cdn.example.net/a.css";</style>',
      "leads outside",
    ],
    [
      "an import in two pieces",
      '<style>@im<![CDATA[port "https://cdn.example.net/a.css";]]></style>',
      "leads outside",
    ],
    [
      "an import in code points",
      '<style>@\\69mport "https://cdn.example.net/a.css";</style>',
      "leads outside",
    ],
    [
      "a font from elsewhere",
      "<style>@font-face { src: url(https://cdn.example.net/a.woff2) }</style>",
      "leads outside",
    ],
    [
      "a choice of pictures",
      '<style>g { background: image-set("https://cdn.example.net/a.png" 1x) }</style>',
      "image-set",
    ],
  ])("%s", async (_, inside, found, attributes = "") => {
    expect(await faultOf(drawing(inside, attributes))).toContain(found);
  });
  test("a style sheet that stands before it", async () => {
    expect(
      await faultOf(`<?xml-stylesheet href="https://cdn.example.net/a.css"?>${drawing("")}`),
    ).toContain('leads outside itself to "https://cdn.example.net/a.css" (line 1, column 24)');
  });
});

describe("a drawing may have", () => {
  test.each([
    [
      "a plain DOCTYPE, as programs write it",
      "",
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
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
  ])("%s", async (_, inside, before) => {
    expect(await faultOf(before + drawing(inside))).toBe("");
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
