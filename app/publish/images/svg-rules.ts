// An SVG in, an error out for what has no place in a picture: code, parts of web pages, anything from elsewhere.
// It looks at the tree from which the published file is written, so that no other reading of the text can hide something.
import type { CustomPlugin, XastElement } from "svgo";

import { isEmbeddedPicture, urlsIn } from "../markup/css-urls";
import { placeOf } from "../problems/problem";

/** What is wrong with a drawing, as the rest of a sentence that begins "the file …". */
export class DrawingError extends Error {}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** SVG 2, 15.2 and SVG Tiny 1.2, 15.2.2: elements that run code, whatever prefix they have. */
const CODE = /^(script|handler|listener)$/i;

/** HTML that an SVG may hold, and that would load or show more than a drawing. */
const WEB = /^(foreignObject|iframe|object|embed|audio|video|link|base|meta)$/i;

/** Attributes that fetch, or that lead out of the drawing when it is opened alone. */
const LEADING = /^(href|src|srcset)$/i;

const NO_CODE = "expected shapes and text only; delete it, or save the drawing as plain SVG";
const NO_OUTSIDE =
  "expected everything inside the drawing; draw it, or embed it as a PNG or JPEG picture";

/**
 * A plugin for svgo, to run before all others.
 * @param source the text of the drawing, in which a writer finds the fault
 * @throws {DrawingError} from svgo's `optimize`, at the first fault
 */
export function refuseFaults(source: string): CustomPlugin {
  const refuse = (has: string, needle: string, advice: string): never => {
    throw new DrawingError(`${has}${whereIs(source, needle)}, ${advice}`);
  };
  const checkAddress = (address: string, needle: string) => {
    if (/^\s*(#|$)/.test(address)) return;
    const shown = address.trim().slice(0, 60);
    refuse(
      `leads outside itself to "${shown}"`,
      source.includes(shown) ? shown : needle,
      NO_OUTSIDE,
    );
  };
  const checkStyle = (css: string, needle: string) => {
    const plain = withoutEscapes(css);
    if (/\bimage-set\(/i.test(plain))
      refuse("chooses between pictures with image-set()", needle, NO_OUTSIDE);
    for (const { address } of urlsIn(plain)) checkAddress(address, needle);
  };

  return {
    name: "refuse-faults",
    fn: () => ({
      instruction: {
        enter({ name, value }) {
          if (/^xml-stylesheet$/i.test(name))
            checkAddress(/href\s*=\s*["']([^"']*)/i.exec(value)?.[1] ?? value, `<?${name}`);
        },
      },
      element: {
        enter(node, parent) {
          const tag = localName(node.name);
          if (parent.type === "root") checkRoot(node, refuse);
          if (CODE.test(tag)) refuse(`holds code, <${node.name}>`, `<${node.name}`, NO_CODE);
          if (WEB.test(tag))
            refuse(`holds a part of a web page, <${node.name}>`, `<${node.name}`, NO_CODE);
          if (tag === "style")
            checkStyle(
              node.children.map((child) => ("value" in child ? child.value : "")).join(""),
              `<${node.name}`,
            );
          for (const [name, value] of Object.entries(node.attributes)) {
            if (/^on/i.test(name))
              refuse(`holds code, ${name}="${value.slice(0, 60)}"`, `${name}=`, NO_CODE);
            if (name === "xml:base") checkAddress(value, name);
            if (LEADING.test(localName(name)) && !isEmbeddedPicture(value))
              checkAddress(value, `${name}=`);
            // An animation may write into any attribute.
            if (name === "attributeName" && /^on|href$/i.test(value))
              refuse(
                `changes the attribute "${value}" while it is shown`,
                `<${node.name}`,
                NO_CODE,
              );
            checkStyle(value, `${name}=`);
          }
        },
      },
    }),
  };
}

/**
 * Refuses declarations before the text is read: they can make any text mean any other.
 * @throws {DrawingError} for entities and other declarations; a plain DOCTYPE is fine
 */
export function refuseDeclarations(source: string): void {
  const found = /<!(ENTITY|ATTLIST|ELEMENT|NOTATION)\b|<!DOCTYPE[^>]*\[/i.exec(source);
  if (!found) return;
  throw new DrawingError(
    `declares abbreviations of its own${whereIs(source, found[0])}, expected none; save it again as plain SVG, without the data of the program it was made with`,
  );
}

function checkRoot(
  { name, attributes }: XastElement,
  refuse: (has: string, needle: string, advice: string) => void,
): void {
  if (name === "svg" && attributes["xmlns"] === NAMESPACE) return;
  refuse(
    `begins with <${name}>`,
    `<${name}`,
    `which browsers do not show as an image, expected <svg xmlns="${NAMESPACE}" …>`,
  );
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

/** Where a writer's editor finds it; nothing when it is written in another form. */
function whereIs(source: string, needle: string): string {
  const offset = source.indexOf(needle);
  if (offset < 0) return "";
  const { line, column } = placeOf(source, offset);
  return ` (line ${line}, column ${column})`;
}
