// Reads elements without their words, so that a lost label or another script is a difference.
import { attribute, type Element } from "../../markup/html-tree";
import { readHeadLine } from "./page-head";
import { lineOf, type SiteLine } from "./record";

/** Elements that lines of words tell by their kinds and marks, when they have no attributes. */
const TOLD = /^(?:h[1-6]|p|li|tr|b|strong|em|i|code|del|s|strike|su[bp]|blockquote)$/;
const SAID = /^(?:alt|title|placeholder|style|aria-(?:label|description))$/;
/** Attributes whose value may differ, as sizes, days and shapes do. */
const PRESENT = /^(?:width|height|viewBox|d|datetime|id)$/;
/** Attributes that count by the element to which they lead. */
const REFERENCE_ATTRIBUTE =
  /^(?:for|aria-(?:labelledby|describedby|controls)|popovertarget|headers|form)$/;
/** Reads the set of elements of a page, each with its attributes and the name of its parent. */
export function readMarkup(elements: Element[]): SiteLine[] {
  const ids = new Map(elements.map((element) => [attribute(element, "id"), element.tagName]));
  const found = elements
    .filter((each) => /^(?:html|script)$/.test(each.tagName) || !readHeadLine(each))
    .filter(({ tagName, attrs }) => attrs.length > 0 || !TOLD.test(tagName))
    .map((element) => `${element.parentNode?.nodeName ?? ""} > ${describeElement(element, ids)}`);
  return [...new Set(found)].toSorted().map((text) => lineOf("markup", text));
}

function describeElement(element: Element, ids: ReadonlyMap<string | undefined, string>): string {
  const { tagName } = element;
  const targetOf = (value: string) =>
    value.split(" ").map((id) => ids.get(id.replace(/^#/, "")) ?? "nothing");
  const attributes = element.attrs.flatMap(({ name, value }) => {
    // Don't compare the file of a picture with words, because its line names it.
    if (name === "src" && tagName === "img" && attribute(element, "alt")) return [];
    if (SAID.test(name) && tagName !== "link") return [];
    if (name === "src" && tagName === "script") return [];
    if (name === "value" && /^(?:input|meter|progress|data|param)$/.test(tagName)) return [];
    if (name === "lang" && tagName === "html") return [];
    if (PRESENT.test(name)) return [name];
    if (REFERENCE_ATTRIBUTE.test(name)) return [`${name}=${targetOf(value).join(" ")}`];
    if (name === "href" && tagName === "a")
      return [value.startsWith("#") ? `href=#${targetOf(value).join(" ")}` : name];
    if (name === "srcset") return [`srcset=${value.replace(/\S*\/\S+/g, "")}`];
    return [`${name}=${name === "class" ? withoutCounters(value) : value}`];
  });
  return [tagName, ...attributes.toSorted()].join(" ");
}

/** Removes the hash and the count from names of vanilla-extract, because a new style moves the counts. */
export function withoutCounters(text: string): string {
  return text.replace(/(?<=[\w-])__[0-9a-z]{6,10}(?![\w-])/g, "");
}
