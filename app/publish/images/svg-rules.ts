// The tree of a drawing in, an error out for what has no place in a picture: code, parts of web pages, anything from
// elsewhere. It is the tree that the published file is written from, so that no other reading of the text can hide something.
import type { CustomPlugin, XastElement } from "svgo";

import { urlsIn } from "../markup/css-urls";
import { placeOf } from "../problems/problem";
import { isEmbeddedPicture } from "./formats";
import { ImageError } from "./image-error";

/**
 * Throws an {@link ImageError} that says what a drawing has, where, and what to do.
 * @param needles what to look for in the writer's file; the first that is found is the place
 */
type Refuse = (has: string, advice: string, ...needles: string[]) => never;

const NAMESPACE = "http://www.w3.org/2000/svg";

/** SVG 2, 15.2 and SVG Tiny 1.2, 15.2.2: elements that run code, whatever prefix they have. */
const CODE = /^(script|handler|listener)$/i;

/** HTML that an SVG may hold, and that would load or show more than a drawing. */
const WEB = /^(foreignObject|iframe|object|embed|audio|video|link|base|meta)$/i;

/** Attributes that fetch something, or that are links when the drawing is opened on its own. */
const ADDRESS = /^(href|src|srcset)$/i;

const NO_SVG = `which browsers do not show as an image, expected <svg xmlns="${NAMESPACE}" …>`;
const NO_CODE = "expected shapes and text only; delete it, or save the drawing as plain SVG";
const NO_OUTSIDE =
  "expected everything inside the drawing; draw it, or embed it as a PNG or JPEG picture";

/**
 * A plugin for svgo, to run before all others.
 * @param source the text of the writer's file
 * @throws {ImageError} from svgo's `optimize`, for the first error
 */
export function refuseErrors(source: string): CustomPlugin {
  const refuse = refuseIn(source);
  return {
    name: "refuse-errors",
    fn: () => ({
      instruction: {
        enter({ name, value }) {
          const address = /href\s*=\s*["']([^"']*)/i.exec(value)?.[1] ?? value;
          if (/^xml-stylesheet$/i.test(name)) checkAddress(address, `<?${name}`, refuse);
        },
      },
      element: {
        enter: (node, parent) => checkElement(node, parent.type === "root", refuse),
      },
    }),
  };
}

/**
 * Refuses declarations before the text is parsed: they can make any text mean any other.
 * @throws {ImageError} for entities and other declarations; a plain DOCTYPE is fine
 */
export function refuseDeclarations(source: string): void {
  const found = /<!(ENTITY|ATTLIST|ELEMENT|NOTATION)\b|<!DOCTYPE[^>]*\[/i.exec(source);
  const advice =
    "expected none; save it again as plain SVG, without the data of the program it was made with";
  if (found) refuseIn(source)("declares abbreviations of its own", advice, found[0]);
}

function checkElement(node: XastElement, isRoot: boolean, refuse: Refuse): void {
  const tag = `<${node.name}`;
  const name = localName(node.name);
  if (isRoot && (node.name !== "svg" || node.attributes["xmlns"] !== NAMESPACE))
    refuse(`begins with ${tag}>`, NO_SVG, tag);
  if (CODE.test(name)) refuse(`holds code, ${tag}>`, NO_CODE, tag);
  if (WEB.test(name)) refuse(`holds a part of a web page, ${tag}>`, NO_CODE, tag);
  if (name === "style") {
    const css = node.children.map((child) => ("value" in child ? child.value : "")).join("");
    checkStyle(css, tag, refuse);
  }
  for (const [attribute, value] of Object.entries(node.attributes))
    checkAttribute(attribute, value, tag, refuse);
}

function checkAttribute(name: string, value: string, tag: string, refuse: Refuse): void {
  const needle = `${name}=`;
  if (/^on/i.test(name)) refuse(`holds code, ${name}="${value.slice(0, 60)}"`, NO_CODE, needle);
  if (name === "xml:base") checkAddress(value, name, refuse);
  if (ADDRESS.test(localName(name)) && !isEmbeddedPicture(value))
    checkAddress(value, needle, refuse);
  // An animation may write into any attribute.
  if (name === "attributeName" && /^on|href$/i.test(value))
    refuse(`changes the attribute "${value}" while it is shown`, NO_CODE, tag);
  checkStyle(value, needle, refuse);
}

function checkStyle(css: string, needle: string, refuse: Refuse): void {
  const plain = withoutEscapes(css);
  if (/\bimage-set\(/i.test(plain))
    refuse("chooses between pictures with image-set()", NO_OUTSIDE, needle);
  for (const { address } of urlsIn(plain)) checkAddress(address, needle, refuse);
}

function checkAddress(address: string, needle: string, refuse: Refuse): void {
  if (/^\s*(#|$)/.test(address)) return;
  const shown = address.trim().slice(0, 60);
  refuse(`leads outside itself to "${shown}"`, NO_OUTSIDE, shown, needle);
}

function localName(name: string): string {
  return name.replace(/^.*:/, "");
}

/** CSS Syntax 3, 4.3.7: a letter may be written as its code point. */
function withoutEscapes(css: string): string {
  return css.replace(
    /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi,
    (_, code: string | undefined, letter: string | undefined) => {
      const point = Number.parseInt(code ?? "", 16);
      return letter ?? (point <= 0x10ffff ? String.fromCodePoint(point) : "");
    },
  );
}

/** The error has no place if the file spells the mistake in another way. */
function refuseIn(source: string): Refuse {
  return (has, advice, ...needles) => {
    const needle = needles.find((each) => source.includes(each));
    if (needle === undefined) throw new ImageError(`${has}, ${advice}`);
    throw errorAt(source, source.indexOf(needle), has, advice);
  };
}

/** The error of what a drawing has at a place. @param offset in the writer's file, `source` */
export function errorAt(source: string, offset: number, has: string, advice: string): ImageError {
  const { line, column } = placeOf(source, offset);
  return new ImageError(`${has} (line ${line}, column ${column}), ${advice}`);
}
