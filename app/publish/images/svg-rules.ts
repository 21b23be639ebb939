// The tree of a drawing in, an error out for what has no place in a picture: code, parts of web pages, anything from
// elsewhere. It is the tree that the published file is written from, so that no other reading of the text can hide something.
import type { CustomPlugin, XastElement } from "svgo";

import { urlsIn } from "../markup/css-urls";
import { placeOf } from "../problems/problem";
import { isEmbeddedPicture } from "./formats";
import { ImageError } from "./image-error";

/** One thing that a drawing may not hold. */
interface Fault {
  has: string;
  /** What to look for in the writer's file; the first that is found is its place. */
  needles: string[];
  advice: string;
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** SVG 2, 15.2 and SVG Tiny 1.2, 15.2.2: elements that run code, whatever prefix they have. */
const CODE = /^(script|handler|listener)$/i;

/** HTML that an SVG may hold, and that would load or show more than a drawing. */
const WEB = /^(foreignObject|iframe|object|embed|audio|video|link|base|meta)$/i;

/** Attributes that fetch something, or that are links when the drawing is opened on its own. */
const ADDRESS = /^(href|src|srcset)$/i;

const NO_CODE = "expected shapes and text only; delete it, or save the drawing as plain SVG";
const NO_OUTSIDE =
  "expected everything inside the drawing; draw it, or embed it as a PNG or JPEG picture";

/**
 * A plugin for svgo, to run before all others.
 * @param source the text of the writer's file
 * @throws {ImageError} from svgo's `optimize`, for the first fault
 */
export function refuseFaults(source: string): CustomPlugin {
  const refuse = (faults: Iterable<Fault>) => {
    for (const fault of faults) throw asError(source, fault);
  };
  return {
    name: "refuse-faults",
    fn: () => ({
      instruction: {
        enter({ name, value }) {
          const address = /href\s*=\s*["']([^"']*)/i.exec(value)?.[1] ?? value;
          if (/^xml-stylesheet$/i.test(name)) refuse(faultsOfAddress(address, `<?${name}`));
        },
      },
      element: {
        enter(node, parent) {
          refuse(faultsOfElement(node, parent.type === "root"));
        },
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
  if (!found) return;
  throw asError(source, {
    has: "declares abbreviations of its own",
    needles: [found[0]],
    advice:
      "expected none; save it again as plain SVG, without the data of the program it was made with",
  });
}

function* faultsOfElement(node: XastElement, isRoot: boolean): Generator<Fault> {
  const tag = `<${node.name}`;
  const name = localName(node.name);
  if (isRoot && (node.name !== "svg" || node.attributes["xmlns"] !== NAMESPACE))
    yield {
      has: `begins with ${tag}>`,
      needles: [tag],
      advice: `which browsers do not show as an image, expected <svg xmlns="${NAMESPACE}" …>`,
    };
  if (CODE.test(name)) yield { has: `holds code, ${tag}>`, needles: [tag], advice: NO_CODE };
  if (WEB.test(name))
    yield { has: `holds a part of a web page, ${tag}>`, needles: [tag], advice: NO_CODE };
  if (name === "style") {
    const css = node.children.map((child) => ("value" in child ? child.value : "")).join("");
    yield* faultsOfStyle(css, tag);
  }
  for (const [attribute, value] of Object.entries(node.attributes))
    yield* faultsOfAttribute(attribute, value, tag);
}

function* faultsOfAttribute(name: string, value: string, tag: string): Generator<Fault> {
  const needle = `${name}=`;
  if (/^on/i.test(name))
    yield {
      has: `holds code, ${name}="${value.slice(0, 60)}"`,
      needles: [needle],
      advice: NO_CODE,
    };
  if (name === "xml:base") yield* faultsOfAddress(value, name);
  if (ADDRESS.test(localName(name)) && !isEmbeddedPicture(value))
    yield* faultsOfAddress(value, needle);
  // An animation may write into any attribute.
  if (name === "attributeName" && /^on|href$/i.test(value))
    yield {
      has: `changes the attribute "${value}" while it is shown`,
      needles: [tag],
      advice: NO_CODE,
    };
  yield* faultsOfStyle(value, needle);
}

function* faultsOfStyle(css: string, needle: string): Generator<Fault> {
  const plain = withoutEscapes(css);
  if (/\bimage-set\(/i.test(plain))
    yield {
      has: "chooses between pictures with image-set()",
      needles: [needle],
      advice: NO_OUTSIDE,
    };
  for (const { address } of urlsIn(plain)) yield* faultsOfAddress(address, needle);
}

function* faultsOfAddress(address: string, needle: string): Generator<Fault> {
  if (/^\s*(#|$)/.test(address)) return;
  const shown = address.trim().slice(0, 60);
  yield {
    has: `leads outside itself to "${shown}"`,
    needles: [shown, needle],
    advice: NO_OUTSIDE,
  };
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

/** Says where the fault is, unless the file spells it in another way. */
function asError(source: string, { has, needles, advice }: Fault): ImageError {
  const needle = needles.find((each) => source.includes(each));
  if (needle === undefined) return new ImageError(`${has}, ${advice}`);
  const { line, column } = placeOf(source, source.indexOf(needle));
  return new ImageError(`${has} (line ${line}, column ${column}), ${advice}`);
}
