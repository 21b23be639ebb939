// Writes the JavaScript that exports the fields and files of a page.
import { phoneUrl } from "../../schema/phone-url";
import { hasLayout } from "../content/collection";
import { isFileReference } from "../content/model";
import { writeDocumentModule } from "../files/document";
import { writeImageModule } from "../files/image";
import { joinCodes } from "./join-codes";
import { formatDate, type ShownPage } from "./shown-pages";

/** Writes `export { frontmatter, images, … }` of a checked page; without a route module, its `handle`. */
export async function writePageModule(page: ShownPage): Promise<string> {
  const isFrame = page.name === "site";
  const images = [...page.images].toSorted(byName);
  const documents = [...page.documents].toSorted(byName);
  const names = new Map([
    ...images.map(([name], index) => [name, `image${index}`] as const),
    ...documents.map(([name], index) => [name, `document${index}`] as const),
  ]);
  const declarations = await Promise.all(
    images.map(([, file], index) => writeImageModule(file, `image${index}`)),
  );
  const visible = Object.fromEntries(
    Object.entries(page.frontmatter).filter(([field]) => !page.privateFields.includes(field)),
  );
  if (page.isDraft) visible["draft"] = true;
  if (page.collection) visible["collection"] = page.collection;
  if (isFrame) visible["nav"] = page.frame.nav;
  const { title, description } = page.frontmatter;
  const { language } = page.frame;
  const data = {
    // The head of the page has them too.
    frontmatter: { ...showFields(visible, language), title, description },
    documents: referTo(documents),
    ...(!isFrame && { images: referTo(images), lists: show(page.lists, language) }),
    ...(page.contents && { contents: show(page.contents, language) }),
    ...(page.name === "not-found" && { isNotFound: true }),
  };
  const parts = Object.keys(data).join(", ");
  const hasRouteModule = isFrame || (hasLayout(page.name) && page.url !== undefined);
  return [
    ...declarations,
    ...documents.map(([, file], index) => writeDocumentModule(file, `document${index}`, language)),
    ...Object.entries(data).map(([name, value]) => `const ${name} = ${literal(value, names)};`),
    // Don't export more, because each save would reload the page.
    hasRouteModule
      ? `export { ${parts} };`
      : `export const handle = { default: MDXContent, ${parts} };`,
  ].join("\n");
}

/** Writes the dates of sources in words, and prepares all other texts. */
function showFields(fields: object, locale: string): Record<string, unknown> {
  const shown = Object.entries(fields).map(
    ([name, value]: [string, unknown]): [string, unknown] => {
      // A label has this name too.
      const isDate = name === "asOf" && /^\d/.test(String(value));
      return [name, isDate ? formatDate(String(value), locale) : show(value, locale)];
    },
  );
  return Object.fromEntries(shown);
}

function show(value: unknown, locale: string): unknown {
  if (typeof value === "string") return prepareText(value);
  if (Array.isArray(value)) return value.map((entry) => show(entry, locale));
  const isPlain = typeof value !== "object" || value === null || isFileReference(value);
  return isPlain ? value : showFields(value, locale);
}

/** Joins the codes in a text; writes the address of a telephone in one way. */
function prepareText(text: string): string {
  if (text.startsWith("tel:")) return phoneUrl(decodeURI(text));
  const isAddress = /^(?:\/|https?:)/.test(text);
  return isAddress ? text : joinCodes(text);
}

function referTo(files: [string, unknown][]): object {
  return Object.fromEntries(files.map(([name]) => [name, { kind: "file reference", name }]));
}

/** Writes a value as JavaScript; a file becomes the name of its declaration. */
function literal(value: unknown, names: ReadonlyMap<string, string>): string {
  if (isFileReference(value)) return names.get(value.name) ?? "undefined";
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, names)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(byName)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${literal(entry, names)}`);
  return `{ ${fields.join(", ")} }`;
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
