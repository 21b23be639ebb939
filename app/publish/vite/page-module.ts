// Writes the JavaScript that exports the fields and files of a page.
import { phoneUrl } from "../../schema/phone-url";
import { hasLayout } from "../content/collection";
import { isFileReference } from "../content/model";
import { writeDocumentModule } from "../files/document";
import { writeImageModule } from "../files/image";
import { joinCodes } from "./join-codes";
import { formatDate, type ShownPage } from "./shown-pages";

/** The head of the page has them too, as they are. */
const HEAD_FIELDS = ["frontmatter.title", "frontmatter.description"];

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
  const { language } = page.frame;
  const data = {
    frontmatter: visible,
    documents: referTo(documents),
    ...(!isFrame && { images: referTo(images), lists: page.lists }),
    ...(page.contents && { contents: page.contents }),
    ...(page.name === "not-found" && { isNotFound: true }),
  };
  const write = (value: unknown, field: string): string => {
    if (typeof value === "string") return JSON.stringify(showText(value, field, language));
    if (isFileReference(value)) return names.get(value.name) ?? "undefined";
    if (Array.isArray(value)) return `[${value.map((entry) => write(entry, field)).join(", ")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const fields = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(byName)
      .map(([key, entry]) => `${JSON.stringify(key)}: ${write(entry, `${field}.${key}`)}`);
    return `{ ${fields.join(", ")} }`;
  };
  const parts = Object.keys(data).join(", ");
  const hasRouteModule = isFrame || (hasLayout(page.name) && page.url !== undefined);
  return [
    ...declarations,
    ...documents.map(([, file], index) => writeDocumentModule(file, `document${index}`, language)),
    ...Object.entries(data).map(([name, value]) => `const ${name} = ${write(value, name)};`),
    // Don't export more, because each save would reload the page.
    hasRouteModule
      ? `export { ${parts} };`
      : `export const handle = { default: MDXContent, ${parts} };`,
  ].join("\n");
}

/** Writes the date of a source in words, and the address of a telephone in one way; joins codes. */
function showText(text: string, field: string, language: string): string {
  // A label has this name too.
  if (field.endsWith(".asOf") && /^\d/.test(text)) return formatDate(text, language);
  if (text.startsWith("tel:")) return phoneUrl(decodeURI(text));
  const isAddress = /^(?:\/|https?:)/.test(text);
  return isAddress || HEAD_FIELDS.includes(field) ? text : joinCodes(text);
}

function referTo(files: [string, unknown][]): object {
  return Object.fromEntries(files.map(([name]) => [name, { kind: "file reference", name }]));
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
