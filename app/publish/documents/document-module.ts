// A document in, the JavaScript that declares it out. Its URL is an import, so that Vite puts a hash of the content into it.
import { sep } from "node:path";

import { count } from "../problems/problem";
import type { SourceDocument } from "./document-file";

/** An import, and `const <name> = …` with a `DocumentFile` (app/schema/fields.ts). */
export function documentSource({ path, bytes, pages }: SourceDocument, name: string): string {
  const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
  const note = `PDF, ${sizeOf(bytes)}, ${count(pages, "page")}`;
  return `import ${name}_url from ${url};
const ${name} = { href: ${name}_url, note: ${JSON.stringify(note)} };`;
}

/** In the decimal units that browsers and file managers show. */
function sizeOf(bytes: number): string {
  return bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
