// An image file in, the JavaScript that declares it out. Each file's URL is an import, so that Vite puts a hash of the
// content into its name.
import { sep } from "node:path";

import type { ImageFile } from "./image-file";
import { makeRasters } from "./responsive";

/**
 * Imports and `const <name> = …` with an `Image` (app/schema/fields.ts); a picture's files are made here.
 * @param name begins every name that the code declares
 */
export async function imageSource(file: ImageFile, name: string): Promise<string> {
  const { fallback, sources } =
    file.type === "image/svg+xml"
      ? { fallback: file.prepared, sources: [] }
      : await makeRasters(file.path, file.type, file.width);
  const imports: string[] = [];
  const importUrl = (path: string) => {
    const identifier = `${name}_${imports.length}`;
    const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
    imports.push(`import ${identifier} from ${url};`);
    return identifier;
  };
  const fields = [`src: ${importUrl(fallback)}`, `width: ${file.width}`, `height: ${file.height}`];
  const candidates = sources.map(({ type, files }) => {
    const srcset = files.map(({ path, width }) => `\${${importUrl(path)}} ${width}w`).join(", ");
    return `{ type: ${JSON.stringify(type)}, srcset: \`${srcset}\` }`;
  });
  if (candidates.length > 0) fields.push(`sources: [${candidates.join(", ")}]`);
  return [...imports, `const ${name} = { ${fields.join(", ")} };`].join("\n");
}
