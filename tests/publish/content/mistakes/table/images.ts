// Mistakes in images: files, names, descriptions.
import sharp from "sharp";

import type { Changes } from "../../../../support/content-folder";
import { drawing, edit, fields, news, specimen, type Mistake } from "../mistake";

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

/** A page with this portrait. */
const portrait = (file: string) =>
  fields(
    `people:\n  - name: A. Name\n    role: Chemist\n    text: Ten years.\n    image: ${file}\n    alt: A leaf.`,
    "<People people={frontmatter.people} />",
  );

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
  `images/bar.svg:${line} claims  "${figure}" has no source on this page; add it under \`stats:\` of each page that shows this drawing, or on an axis \`class="axis"\` to its <text>`;

// One mistake a line.
// prettier-ignore
export const IMAGES: Mistake[] = [
  ["several faults of one drawing", bar(drawing(`漢 and 語</text><script/><text ${FONT}>漢`, `${FONT} text-transform="uppercase"`)), [
    '6 images  the file "./images/bar.svg" has the text "漢 and 語" with text-transform="uppercase", which cannot be drawn; delete it',
    '6 images  the file "./images/bar.svg" has the text "漢 and 語" and 1 more with the character "漢" (U+6F22), which the fonts of the site lack; write it in words, or draw it as a shape',
    '6 images  the file "./images/bar.svg" has the text "漢 and 語" with the character "語" (U+8A9E), which the fonts of the site lack; write it in words, or draw it as a shape',
    '6 images  the file "./images/bar.svg" holds <script>, expected shapes and text only; delete it, or save the drawing as plain SVG',
  ], bar(drawing("Words"))],
  ["a file that is not there", image("./images/map.svg"), '6 images  there is no file "./images/map.svg"; add it to content/images, or write the name of a file that is there', { ...image("./images/map.svg"), "images/map.svg": drawing("Durham") }],
  ["a mistyped name", image("./images/foundr.png"), `6 images  there is no file "./images/foundr.png", did you mean "./images/founder.png"?`, RIGHT],
  ["the wrong letter case", image("./images/Founder.png"), `6 images  there is no file "./images/Founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["no folder", image("founder.png"), `6 images  there is no file "founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["backslashes", image(String.raw`.\images\founder.png`), String.raw`6 images  there is no file ".\images\founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["a file outside content", image("../public/founder.png"), `6 images  there is no file "../public/founder.png", did you mean "./images/founder.png"?`, RIGHT],
  ["a picture of another site", image("https://example.com/map.png"), '6 images  there is no file "https://example.com/map.png"; add it to content/images, or write the name of a file that is there', RIGHT],
  ["a picture in the text itself", image(`data:image/png;base64,${"A".repeat(177_000)}`), `6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "data:image/png;base64,${"A".repeat(58)}"`, RIGHT],
  ["a GIF", image("./images/map.gif"), `6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "./images/map.gif"`, RIGHT],
  ["a picture of a phone", image("./images/img_1.heic"), '6 images  expected an image file that ends in .svg, .png, .jpg, .webp or .avif, found "./images/img_1.heic"; save it as JPEG', RIGHT],
  ["a space in the name", image("<./images/our map.png>"), '6 images  "./images/our map.png" contains characters other than plain letters, digits, hyphens and dots; rename the file, and write that name here', { ...image("./images/our-map.png"), "images/our-map.png": PHOTO }],
  ["a space in the name, as a writer types it", image("./images/our map.png"), "6 markdown-syntax  this is not read as an image; delete the spaces before and inside its parentheses: ![description](./images/name.png)", { ...image("./images/our-map.png"), "images/our-map.png": PHOTO }],
  ["a space in the name, in a field", edit("home.mdx", "./images/hero.svg", "./images/the hero.svg"), '… images  hero.image  "./images/the hero.svg" contains characters other than plain letters, digits, hyphens and dots; rename the file, and write that name here', { ...edit("home.mdx", "./images/hero.svg", "./images/the-hero.svg"), "images/the-hero.svg": specimen("images/hero.svg")["images/hero.svg"] }],
  ["a space before the parentheses", news("![A leaf in the sun] (./images/founder.png)"), "6 markdown-syntax  this is not read as an image; delete the spaces before and inside its parentheses: ![description](./images/name.png)", RIGHT],
  ["no description", image("./images/founder.png", ""), '6 alt-text  the image has no description; say in one sentence what it shows', RIGHT],
  ["the file's name for a description", image("./images/founder.png", "founder.png"), `6 alt-text  the description "founder.png" does not say what the image shows; say it in one sentence`, RIGHT],
  ["a camera's name for a description", image("./images/founder.png", "IMG_1234"), `6 alt-text  the description "IMG_1234" does not say what the image shows; say it in one sentence`, RIGHT],
  ["a description that fits any image", image("./images/founder.png", "Photo"), `6 alt-text  the description "Photo" does not say what the image shows; say it in one sentence`, RIGHT],
  ["a description that begins as all do", image("./images/founder.png", "Image of a leaf"), `6 alt-text  screen readers already say "image"; write "A leaf" without "Image of"`, image("./images/founder.png", "A leaf")],
  ["a description over 300 characters", image("./images/founder.png", LONG), "6 alt-text  the description has 318 characters, at most 300 fit; say the rest in the text", RIGHT],
  ["the same in a field", edit("home.mdx", "alt: A stem with two leaves.", `alt: ${LONG}`), "… alt-text  hero.alt  the description has 318 characters, at most 300 fit; say the rest in the text", specimen("home.mdx")],
  ["words that would not be shown", news('![A leaf in the sun](./images/founder.png "Our leaf")'), `6 unshown  the words "Our leaf" are not shown; delete them with their quotes`, RIGHT],
  ["a file that is named elsewhere", news("![A leaf in the sun][leaf]\n\n[leaf]: ./images/founder.png"), ["6 unsupported  this image names a file elsewhere in the text; write it as ![description](./images/name.png)", "8 link-targets  no link can lead to an image; write ![description](./images/founder.png) to show it"], RIGHT],
  ["a figure in the footer", edit("site.mdx", "The blurb of", '<Figure src="./images/founder.png" alt="A leaf on the ground." />\n\nThe blurb of'), "… unsupported  this text is shown without images; delete this one", specimen("site.mdx")],
  ["an image in the footer", edit("site.mdx", "The blurb of", "![A leaf](./images/founder.png)\n\nThe blurb of"), "… unsupported  this text is shown without images; delete this one", specimen("site.mdx")],
  ["a picture too small for the opening of a page", { ...edit("home.mdx", "./images/hero.svg", "./images/hero.png"), "images/hero.png": PHOTO }, '… image-sizes  hero.image  the file "./images/hero.png" has 40 by 30 pixels; this place needs a width of at least 800', { "images/hero.png": await picture(800, 600) }],
  ["a portrait too small", { ...portrait("./images/ada.png"), "images/ada.png": PHOTO }, '8 image-sizes  people[0].image  the file "./images/ada.png" has 40 by 30 pixels; this place needs a width of at least 240', { "images/ada.png": await picture(240, 300) }],
  ["an icon that is no square", { ...edit("site.mdx", "./images/icon.svg", "./images/icon.png"), "images/icon.png": await picture(600, 400), "images/icon.svg": undefined }, '… image-sizes  icon  the file "./images/icon.png" has 600 by 400 pixels; this place needs a square of at least 512 by 512', { "images/icon.png": await picture(512, 512) }],
  ["a logo like a ruler", { "images/logo.svg": drawing("Words").replace("0 0 99 99", "0 0 99 9") }, 'site.mdx:… image-sizes  logo  the file "./images/logo.svg" has 99 by 9 pixels; this place needs a width from half its height to six times it', { "images/logo.svg": drawing("Words").replace("0 0 99 99", "0 0 54 9") }],
  ["an image that no page shows", { "images/idle.png": PHOTO }, `1 unused-images  no page uses this image; name it as "./images/idle.png" in one, or delete it`, { "images/idle.png": undefined }],
  ["an empty picture", { ...image("./images/none.png"), "images/none.png": Buffer.alloc(0) }, `6 images  the file "./images/none.png" is damaged or not an image, expected one that opens in a browser; save it again`, { "images/none.png": PHOTO }],
  ["an empty drawing", { ...image("./images/bar.svg"), "images/bar.svg": Buffer.alloc(0) }, `6 images  the file "./images/bar.svg" does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG`, { "images/bar.svg": drawing("Words") }],
  ["an empty logo", { "images/logo.svg": Buffer.alloc(0) }, ['site.mdx:… images  logo  the file "./images/logo.svg" does not begin with <svg xmlns="http://www.w3.org/2000/svg" …>, expected an SVG that opens in a browser; save it again as plain SVG'], specimen("images/logo.svg")],
  ["an image that ends in the middle", { ...image("./images/half.png"), "images/half.png": PHOTO.subarray(0, PHOTO.length / 2) }, `6 images  the file "./images/half.png" is damaged or not an image, expected one that opens in a browser; save it again`, { "images/half.png": PHOTO }],
  ["a photograph that ends in the middle", { ...image("./images/half.jpg"), "images/half.jpg": JPEG.subarray(0, JPEG.length / 2) }, `6 images  the file "./images/half.jpg" is damaged or not an image, expected one that opens in a browser; save it again`, { "images/half.jpg": JPEG }],
  ["a drawing of words that no reader has", { ...image("./images/bar.svg"), "images/bar.svg": drawing("{site.nam}") }, "images/bar.svg:2 tokens  there is no {site.nam}, did you mean {site.name}?", { "images/bar.svg": drawing("{site.name}") }],
  ["shares on an axis that the drawing does not call one", bars(""), [unknown(3, "20%"), unknown(4, "40%"), unknown(5, "60%")], bars(' class="axis"')],
  ["a regulated word on the axis of a drawing", bar(drawing("It is safe = $42M", `${FONT} class="axis"`)), 'images/bar.svg:2 regulatory  "safe" may read as a claim that a product is safe…', bar(drawing("Words"))],
  text("text without a font", ["Dose", 'font-size="9"'], 'without a font, expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", FONT]),
  text("text in another font", ["Dose", 'style="font-family:Arial"'], 'in the font "Arial 400", expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", `style="font-family:'Source Sans 3'"`]),
  text("text in another weight", ["Dose", `${FONT} font-weight="300"`], 'in the font "Source Sans 3 300", expected one of: Newsreader 400, Source Sans 3 400, Source Sans 3 600', ["Dose", FONT]),
  text("a sign that no font has", ["A ⇌ B"], 'with the character "⇌" (U+21CC), which the fonts of the site lack; write it in words, or draw it as a shape', ["A to B"]),
  text("text that moves", ['Dose<set attributeName="x" to="9"/>'], "with <set>, which cannot be drawn; write plain <text>", ["Dose"]),
  text("a font in one property", ["Dose", `style="font:20px 'Source Sans 3'"`], `with font="20px 'Source Sans 3'", which cannot be drawn; delete it`, ["Dose", `style="font-size:20px;font-family:'Source Sans 3'"`]),
  text("small capitals", ["Dose", `${FONT} font-variant="small-caps"`], 'with font-variant="small-caps", which cannot be drawn; delete it', ["Dose", FONT]),
  text("capitals by a style", ["Dose", `${FONT} style="text-transform:uppercase"`], 'with text-transform="uppercase", which cannot be drawn; delete it', ["DOSE", FONT]),
];
