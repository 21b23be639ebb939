// Mistakes in images: files, names, descriptions.
import sharp from "sharp";

import type { Changes } from "../../../../support/content-folder";
import { drawing, edit, news, specimen, type Mistake } from "../mistake";

/** A picture of one colour. */
function picture(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: "green" };
  return sharp({ create }).png().toBuffer();
}

const PHOTO = await picture(40, 30);
const JPEG = await sharp(PHOTO).jpeg().toBuffer();
const image = (name: string, alt = "A leaf in the sun"): Changes => news(`![${alt}](${name})`);
const RIGHT = image("./images/founder.png");
const LONG = "A leaf in the sun, with dew. ".repeat(11).trim();

const FONT = 'font-family="Source Sans 3"';
const bar = (source: string): Changes => ({
  ...image("./images/bar.svg"),
  "images/bar.svg": source,
});
/** A text that cannot be drawn as it is written, what is said of it, and the text that can. */
const text = (name: string, wrote: string[], says: string, cure: string[]): Mistake => {
  const [words = "", attributes] = wrote;
  const [right = "", instead] = cure;
  return [
    name,
    bar(drawing(words, attributes)),
    `6 images  the file "./images/bar.svg" has the text "${words.replace(/<[^>]*>/g, "")}" ${says}`,
    bar(drawing(right, instead)),
  ];
};
/** Three bars, each with its share. */
const bars = (attributes: string) =>
  bar(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99" ${FONT}>\n<g${attributes}>\n${["20%", "40%", "60%"].map((share) => `<text>${share}</text>\n`).join("")}</g>\n</svg>\n`,
  );
const unknown = (line: number, figure: string) =>
  `images/bar.svg:${line} claims  "${figure}" is a figure without a source; add it under \`stats:\` with one, or on an axis, add \`class="axis"\` to its <text>`;

/** A regulated word in a drawing, however it is spelled there. */
const safe = (name: string, inside: string): Mistake => [
  `a regulated word in ${name} of a drawing`,
  bar(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${FONT}>\n${inside}\n</svg>`),
  'images/bar.svg:2 regulatory  "safe" says that a product is safe…',
  bar(drawing("Words")),
];

// One mistake a line.
// prettier-ignore
export const IMAGES: Mistake[] = [
  ["a file that is not there", image("./images/map.svg"), `6 images  there is no file "./images/map.svg", expected the name of a file in content/images; add the file there`, { ...image("./images/map.svg"), "images/map.svg": drawing("Durham") }],
  ["a mistyped name", image("./images/foundr.png"), `6 images  there is no file "./images/foundr.png", did you mean "./images/founder.png"?`, RIGHT],
  ["the wrong letter case", image("./images/Founder.png"), `6 images  there is no file "./images/Founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["no folder", image("founder.png"), `6 images  there is no file "founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["no point before the folder", image("/images/founder.png"), `6 images  there is no file "/images/founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["no point and slash", image("images/founder.png"), `6 images  there is no file "images/founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["backslashes", image(String.raw`.\images\founder.png`), String.raw`6 images  there is no file ".\images\founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["a drive of Windows", image(String.raw`C:\Users\jo\founder.png`), String.raw`6 images  there is no file "C:\Users\jo\founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["a file outside content", image("../public/founder.png"), `6 images  there is no file "../public/founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["a picture of another site", image("https://example.com/map.png"), `6 images  there is no file "https://example.com/map.png", expected the name of a file in content/images; add the file there`, RIGHT],
  ["a picture in the text itself", image(`data:image/png;base64,${"A".repeat(177_000)}`), `6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "data:image/png;base64,${"A".repeat(58)}"`, RIGHT],
  ["a GIF", image("./images/map.gif"), `6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "./images/map.gif"`, RIGHT],
  ["a picture of a phone", image("./images/img_1.heic"), `6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "./images/img_1.heic"`, RIGHT],
  ["a PDF", image("./images/deck.pdf"), `6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "./images/deck.pdf"`, RIGHT],
  ["a space in the name", image("<./images/our map.png>"), `6 images  expected a file name of plain letters, digits, hyphens and dots, found "./images/our map.png"; rename the file, and write that name here`, { ...image("./images/our-map.png"), "images/our-map.png": PHOTO }],
  ["a space in the name, as a writer types it", image("./images/our map.png"), "6 markdown-syntax  this is not read as an image, expected no spaces before or inside its parentheses: ![A bar chart](./images/chart.svg)", { ...image("./images/our-map.png"), "images/our-map.png": PHOTO }],
  ["a space in the name, and no folder", image("our map.png"), "6 markdown-syntax  this is not read as an image, expected no spaces before or inside its parentheses: ![A bar chart](./images/chart.svg)", { ...image("./images/our-map.png"), "images/our-map.png": PHOTO }],
  ["a space in the name, in a field", edit("home.mdx", "./images/hero.svg", "./images/the hero.svg"), `… images  hero.image  expected a file name of plain letters, digits, hyphens and dots, found "./images/the hero.svg"; rename the file, and write that name here`, { ...edit("home.mdx", "./images/hero.svg", "./images/the-hero.svg"), "images/the-hero.svg": specimen("images/hero.svg")["images/hero.svg"] }],
  ["a space before the parentheses", news("![A leaf in the sun] (./images/founder.png)"), "6 markdown-syntax  this is not read as an image, expected no spaces before or inside its parentheses: ![A bar chart](./images/chart.svg)", RIGHT],
  ["a size behind the name", image("./images/founder.png =300x200"), "6 markdown-syntax  this is not read as an image, expected no spaces before or inside its parentheses: ![A bar chart](./images/chart.svg)", RIGHT],
  ["an accent in the name", image("./images/carte-é.png"), `6 images  expected a file name of plain letters, digits, hyphens and dots, found "./images/carte-é.png"; rename the file, and write that name here`, { ...image("./images/carte-e.png"), "images/carte-e.png": PHOTO }],
  ["no description", image("./images/founder.png", ""), '6 alt-text  the image has no description, expected what it shows, such as "Two bars; the second is much shorter."', RIGHT],
  ["the file's name for a description", image("./images/founder.png", "founder.png"), `6 alt-text  the description "founder.png" does not say what the image shows, expected words such as "Two bars; the second is much shorter."`, RIGHT],
  ["a camera's name for a description", image("./images/founder.png", "IMG_1234"), `6 alt-text  the description "IMG_1234" does not say what the image shows, expected words such as "Two bars; the second is much shorter."`, RIGHT],
  ["a description that fits any image", image("./images/founder.png", "Photo"), `6 alt-text  the description "Photo" does not say what the image shows, expected words such as "Two bars; the second is much shorter."`, RIGHT],
  ["a description that begins as all do", image("./images/founder.png", "Image of a leaf"), `6 alt-text  screen readers already say "image"; write "A leaf" without "Image of"`, image("./images/founder.png", "A leaf")],
  ["a description over 300 characters", image("./images/founder.png", LONG), "6 alt-text  the description has 318 characters, expected at most 300; say the rest in the text", RIGHT],
  ["the same in a field", edit("home.mdx", "alt: A stem with two leaves.", `alt: ${LONG}`), "… alt-text  hero.alt  the description has 318 characters, expected at most 300; say the rest in the text", specimen("home.mdx")],
  ["words that would not be shown", news('![A leaf in the sun](./images/founder.png "Our leaf")'), `6 unshown  the words "Our leaf" are not shown; delete them with their quotes`, RIGHT],
  ["a file that is named elsewhere", news("![A leaf in the sun][leaf]\n\n[leaf]: ./images/founder.png"), ["6 unsupported  this image refers to a file elsewhere in the text, expected the file's name right after the description: ![A bar chart](./images/chart.svg)", `8 link-targets  there is no page "./images/founder.png", …`], RIGHT],
  ["a figure in the footer", edit("site.mdx", "The blurb of", '<Figure src="./images/founder.png" alt="A leaf on the ground." />\n\nThe blurb of'), "… unsupported  this text is shown without images, expected words only", specimen("site.mdx")],
  ["an image in the footer", edit("site.mdx", "The blurb of", "![A leaf](./images/founder.png)\n\nThe blurb of"), "… unsupported  this text is shown without images, expected words only", specimen("site.mdx")],
  ["a picture too small for the opening of a page", { ...edit("home.mdx", "./images/hero.svg", "./images/hero.png"), "images/hero.png": PHOTO }, '… image-sizes  hero.image  the file "./images/hero.png" has 40 by 30 pixels, expected a width of at least 800 at this place', { "images/hero.png": await picture(800, 600) }],
  ["a portrait too small", { ...edit("tags.mdx", "./images/founder.png", "./images/ada.png"), "images/ada.png": PHOTO }, '… image-sizes  people[0].image  the file "./images/ada.png" has 40 by 30 pixels, expected a width of at least 240 at this place', { "images/ada.png": await picture(240, 300) }],
  ["an icon that is no square", { ...edit("site.mdx", "./images/icon.svg", "./images/icon.png"), "images/icon.png": await picture(600, 400), "images/icon.svg": undefined }, '… image-sizes  icon  the file "./images/icon.png" has 600 by 400 pixels, expected a square of at least 512 by 512 at this place', { "images/icon.png": await picture(512, 512) }],
  ["a logo like a ruler", { "images/logo.svg": drawing("Words").replace("0 0 99 99", "0 0 99 9") }, 'site.mdx:… image-sizes  logo  the file "./images/logo.svg" has 99 by 9 pixels, expected a width from half its height to six times it at this place', { "images/logo.svg": drawing("Words").replace("0 0 99 99", "0 0 54 9") }],
  ["an image that no page shows", { "images/idle.png": PHOTO }, `1 unused-images  no page uses this image; name it as "./images/idle.png" in one, or delete it`, { "images/idle.png": undefined }],
  ["an empty picture", { ...image("./images/none.png"), "images/none.png": Buffer.alloc(0) }, `6 images  the file "./images/none.png" is damaged or is no image, expected one that opens in a browser; save it again`, { "images/none.png": PHOTO }],
  ["an empty drawing", { ...image("./images/bar.svg"), "images/bar.svg": Buffer.alloc(0) }, `6 images  the file "./images/bar.svg" does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG`, { "images/bar.svg": drawing("Words") }],
  ["an empty logo", { "images/logo.svg": Buffer.alloc(0) }, ['site.mdx:… images  logo  the file "./images/logo.svg" does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG'], specimen("images/logo.svg")],
  ["a drawing of white space", { ...image("./images/bar.svg"), "images/bar.svg": " \n" }, `6 images  the file "./images/bar.svg" does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG`, { "images/bar.svg": drawing("Words") }],
  ["an image that is none", { ...image("./images/none.png"), "images/none.png": "no image" }, `6 images  the file "./images/none.png" is damaged or is no image, expected one that opens in a browser; save it again`, { "images/none.png": PHOTO }],
  ["an image that ends in the middle", { ...image("./images/half.png"), "images/half.png": PHOTO.subarray(0, PHOTO.length / 2) }, `6 images  the file "./images/half.png" is damaged or is no image, expected one that opens in a browser; save it again`, { "images/half.png": PHOTO }],
  ["a photograph that ends in the middle", { ...image("./images/half.jpg"), "images/half.jpg": JPEG.subarray(0, JPEG.length / 2) }, `6 images  the file "./images/half.jpg" is damaged or is no image, expected one that opens in a browser; save it again`, { "images/half.jpg": JPEG }],
  ["a drawing that ends in the middle", { ...image("./images/bar.svg"), "images/bar.svg": drawing("Words").slice(0, 90) }, `6 images  the file "./images/bar.svg" cannot be read from line 2 on, expected an SVG in UTF-8; save it again from the program it was made with`, { "images/bar.svg": drawing("Words") }],
  ["a picture in a drawing", { ...image("./images/bar.svg"), "images/bar.svg": drawing("Words").replace("<text", '<image href="data:image/png;base64,AAAA" width="9" height="9"/><text') }, `6 images  the file "./images/bar.svg" holds a picture, expected shapes and text only; draw it, or save the whole drawing as a PNG or JPEG picture`, { "images/bar.svg": drawing("Words") }],
  ["a misspelled word in a drawing", { ...image("./images/bar.svg"), "images/bar.svg": drawing("The molcule") }, `images/bar.svg:2 spelling  "molcule" is not in the dictionary, did you mean "molecule"? If it is right, add it to content/words.txt`, { "images/bar.svg": drawing("The molecule") }],
  ["a drawing of words that no reader has", { ...image("./images/bar.svg"), "images/bar.svg": drawing("{site.nam}") }, "images/bar.svg:2 tokens  there is no {site.nam}, did you mean {site.name}?", { "images/bar.svg": drawing("{site.name}") }],
  ["shares on an axis that the drawing does not call one", bars(""), [unknown(3, "20%"), unknown(4, "40%"), unknown(5, "60%")], bars(' class="axis"')],
  safe("a text with an equals sign", "<text>is safe = good</text>"),
  safe("character references", "<text>It is\n &#115;afe.</text>"),
  safe("the pieces of a text", "<text>It is sa<tspan>fe</tspan></text>"),
  safe("the axis", '<text class="axis">It is safe = $42M</text>'),
  text("text without a font", ["Dose", 'font-size="9"'], 'without a font, expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", FONT]),
  text("text in another font", ["Dose", 'style="font-family:Arial"'], 'in the font "Arial 400", expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", `style="font-family:'Source Sans 3'"`]),
  text("text in another weight", ["Dose", `${FONT} font-weight="300"`], 'in the font "Source Sans 3 300", expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", FONT]),
  text("a sign that no font has", ["A ⇌ B"], 'with the character "⇌" (U+21CC), which the fonts of the site lack; write it in words, or draw it as a shape', ["A to B"]),
  text("a size that is no number", ["Dose", `${FONT} font-size="medium"`], 'with font-size="medium", expected one number, such as font-size="12"', ["Dose", `${FONT} font-size="12"`]),
  text("a place in percent", ['<tspan x="50%">Dose</tspan>'], 'with x="50%", expected one number, such as x="12"', ['<tspan x="12">Dose</tspan>']),
  text("a place for each letter", [`<tspan y="${"10 40 ".repeat(99)}">Dose</tspan>`], 'with y="10 40 10 40 10 40 10 40 10 40 10 40 10 4", expected one number, such as y="12"', ['<tspan y="12">Dose</tspan>']),
  text("a move of each letter", ['<tspan dy="1 2">Dose</tspan>'], 'with dy="1 2", expected one number, such as dy="12"', ['<tspan dy="12">Dose</tspan>']),
  text("space between letters in percent", ["Dose", `${FONT} letter-spacing="5%"`], 'with letter-spacing="5%", expected one number, such as letter-spacing="12"', ["Dose", `${FONT} letter-spacing="12"`]),
  text("text along a path", ['<textPath href="#line">Dose</textPath>'], "with <textPath>, which cannot be drawn; write plain <text>", ["Dose"]),
  text("text that moves", ['Dose<set attributeName="x" to="9"/>'], "with <set>, which cannot be drawn; write plain <text>", ["Dose"]),
  text("a font in one property", ["Dose", `style="font:20px 'Source Sans 3'"`], 'without a font, expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", `style="font-size:20px;font-family:'Source Sans 3'"`]),
  text("text beside its line", ["Dose", `${FONT} dominant-baseline="middle"`], 'with dominant-baseline="middle", which cannot be drawn; delete it', ["Dose", `${FONT} dy="0.35em"`]),
  text("letters raised by a property", ['10<tspan baseline-shift="30%">6</tspan>'], 'with baseline-shift="30%", which cannot be drawn; delete it', ["10⁶"]),
  text("text stretched to a width", ["Dose", `${FONT} textLength="90"`], 'with textLength="90", which cannot be drawn; delete it', ["Dose", FONT]),
  text("text underlined", ["Dose", `${FONT} text-decoration="underline"`], 'with text-decoration="underline", which cannot be drawn; delete it', ["Dose", FONT]),
  text("capitals by a style", ["Dose", `${FONT} style="text-transform:uppercase"`], 'with text-transform="uppercase", which cannot be drawn; delete it', ["DOSE", FONT]),
  text("text from top to bottom", ["Dose", `${FONT} writing-mode="tb"`], 'with writing-mode="tb", which cannot be drawn; delete it', ["Dose", `${FONT} transform="rotate(90)"`]),
  ["text that cuts a shape", bar(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">\n<clipPath id="cut"><text ${FONT}>Dose</text></clipPath><path clip-path="url(#cut)" d="M0 0h99v99z"/></svg>`), `6 images  the file "./images/bar.svg" has the text "Dose" in a <clipPath>; draw a shape there`, bar(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">\n<clipPath id="cut"><path d="M0 0h99z"/></clipPath><path clip-path="url(#cut)" d="M0 0h99v99z"/></svg>`)],
  ["text that a style sheet sets", bar(drawing("Dose").replace("<text", "<style>text { font-size: 9px }</style><text")), `6 images  the file "./images/bar.svg" has the text "Dose" beside a <style>, whose rules outlines do not follow; save the drawing with "presentation attributes"`, bar(drawing("Dose"))],
];
