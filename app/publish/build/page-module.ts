// A checked page in; out the JavaScript that exports its frontmatter and images, appended to its compiled prose.
import type { CheckedPage } from "../content/check-file";
import { imageSource } from "../images/image-module";

/**
 * The source text of `export const frontmatter` and `export const images`.
 * @param menu links that follow those of the page's own `nav` field
 */
export async function exportData(page: CheckedPage, menu: object[]): Promise<string> {
  // Sorted, because images are read in parallel and two builds of one commit must be byte-identical.
  const images = [...page.images].toSorted(byName);
  const names = new Map<unknown, string>(
    images.map(([, image], index) => [image, `image${index}`]),
  );
  const declarations = await Promise.all(
    [...page.imageFiles].map(([image, file]) => imageSource(file, names.get(image) ?? "")),
  );
  const { placeholders: _, accepted: __, ...visible } = page.frontmatter;
  const nav: unknown = visible["nav"];
  if (Array.isArray(nav)) visible["nav"] = nav.concat(menu);
  return [
    ...declarations.toSorted(),
    `export const frontmatter = ${literal(visible, names)};`,
    `export const images = ${literal(Object.fromEntries(images), names)};`,
  ].join("\n");
}

/** A value as JavaScript; an image is written as the name of its declaration. */
function literal(value: unknown, names: ReadonlyMap<unknown, string>): string {
  const name = names.get(value);
  if (name !== undefined) return name;
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, names)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .toSorted(byName)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${literal(entry, names)}`);
  return `{ ${fields.join(", ")} }`;
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
