import type { DocumentLink, Image } from "../../schema/fields";
import { completePhoneLink } from "../../schema/phone-url";
import { isRequired } from "../content/file-names";
import { isFileReference } from "../content/model";
import { describeDocument } from "../files/document";
import { describeImage } from "../files/image";
import { joinCodes } from "./join-codes";
import { formatDate, type ShownFile } from "./shown-files";

/** Shown as they are, because the head of the page has them too. */
const HEAD_FIELDS = ["title", "description"];

/** Writes the exports of a content file; for a page without a route module, its `handle`. */
export async function writeContentModule(file: ShownFile, isDev: boolean): Promise<string> {
  const { name, site, collection, headings, lists } = file;
  const images: Record<string, Image> = {};
  for (const [path, image] of file.images) images[path] = await describeImage(image, isDev);
  const documents: Record<string, DocumentLink> = {};
  for (const [path, document] of file.documents)
    documents[path] = describeDocument(document, site.language, isDev);
  const visible = Object.entries(file.frontmatter).filter(
    ([field]) => !file.privateFields.includes(field),
  );
  const frontmatter: object = { ...Object.fromEntries(visible), collection };
  if (name === "site") Object.assign(frontmatter, { nav: site.nav });
  const isNotFound = name === "not-found" || undefined;
  const data = { frontmatter, images, documents, lists, headings, isNotFound };
  const write = (part: unknown) =>
    JSON.stringify(part, function (this: unknown, field, value: unknown) {
      if (isFileReference(value)) return images[value.name] ?? documents[value.name];
      const isPlain = this === part && HEAD_FIELDS.includes(field);
      return typeof value === "string" && !isPlain ? showText(value, field, site.language) : value;
    });
  const parts = Object.entries(data).filter(([, value]) => value !== undefined);
  const names = parts.map(([part]) => part).join(", ");
  const isImported = name === "site" || (isRequired(name) && file.path !== undefined);
  return [
    ...parts.map(([part, value]) => `const ${part} = ${write(value)};`),
    // Another export would reload the page at each save.
    isImported
      ? `export { ${names} };`
      : `export const handle = { default: MDXContent, ${names} };`,
  ].join("\n");
}

function showText(text: string, field: string, language: string): string {
  // A label has this name too.
  if (field === "asOf" && /^\d/.test(text)) return formatDate(text, language);
  return /^(?:\/|https?:|tel:)/.test(text) ? completePhoneLink(text) : joinCodes(text);
}
