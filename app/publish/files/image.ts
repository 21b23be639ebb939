import { sep } from "node:path";

import { drawing } from "../../schema/file-kinds";
import { colors } from "../../theme/colors";
import { fonts } from "../../theme/fonts";
import { cached, cachedValue } from "../cache";
import { escapeMarkup } from "../markup/escape";
import { fillTokens, findWrongTokens, type Tokens, type WrongToken } from "../tokens";
import { FileError, nameAsset, readAsset, type Asset } from "./asset";
import { readDrawingWords, type DrawingWords } from "./drawing-words";

/** An image of `content/`, with its size in CSS pixels. */
export interface ImageFile extends Asset {
  width: number;
  height: number;
  drawing?: DrawingFile;
}

export interface DrawingFile {
  /** As the writer gave it. */
  source: string;
  words: DrawingWords[];
  wrongTokens: WrongToken[];
  /** Absolute path of what browsers get. */
  prepared: string;
}

/**
 * Finds, checks and reads the image that a content file names.
 * @returns the image, or a sentence that says why there is none
 */
export async function readImage(
  content: string,
  from: string,
  name: string,
  tokens: Tokens,
): Promise<ImageFile | string> {
  const found = await readAsset(content, from, name, "images");
  if (typeof found === "string") return found;
  const { asset, bytes } = found;
  try {
    if (asset.kind === drawing)
      return { ...asset, ...(await readDrawing(asset, bytes.toString(), tokens)) };
    const size = await cachedValue("size.json", [bytes], async () => {
      // sharp loads slowly.
      const { readPicture } = await import("./picture");
      return readPicture(bytes);
    });
    return { ...asset, ...size };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return `the file "${name}" ${error.message}`;
  }
}

async function readDrawing(asset: Asset, source: string, tokens: Tokens) {
  const all = drawingTokens(tokens);
  const filled = fillTokens(source, all);
  const { svg, width, height } = await cachedValue("drawing.json", [filled], async () => {
    // Its libraries load slowly.
    const { prepareDrawing } = await import("./drawing");
    return prepareDrawing(filled);
  });
  // Some hosts know no media type for an ending in capitals.
  const name = nameAsset(asset).replace(/\.svg$/i, ".svg");
  const prepared = await cached(name, [svg], () => Promise.resolve(svg));
  const words = readDrawingWords(source);
  const wrongTokens = findWrongTokens(source, all);
  return { width, height, drawing: { source, words, wrongTokens, prepared } };
}

/** Adds tokens such as `{color.accent}` and `{font.display}`. */
function drawingTokens(tokens: Tokens): Tokens {
  const all = new Map<string, string | undefined>();
  for (const [name, value] of tokens) all.set(name, value && escapeMarkup(value));
  for (const [name, value] of Object.entries(colors)) all.set(`color.${name}`, value);
  const text = `${fonts.text.family}, ${fonts.text.generic}`;
  all.set("font.text", text);
  // The text font has signs that the display font lacks.
  all.set("font.display", `${fonts.display.family}, ${text}`);
  return all;
}

/** Writes imports and `const <name> = …` for an image, and makes its files. */
export async function writeImageModule(file: ImageFile, name: string): Promise<string> {
  const imports: string[] = [];
  const importUrl = (path: string) => {
    const identifier = `${name}_${imports.length}`;
    const url = JSON.stringify(`${path.split(sep).join("/")}?url`);
    imports.push(`import ${identifier} from ${url};`);
    return identifier;
  };
  const { fallback, sources } = await publish(file);
  const fields = [`src: ${importUrl(fallback)}`, `width: ${file.width}`, `height: ${file.height}`];
  const candidates = sources.map(({ type, files }) => {
    const srcset = files.map(({ path, width }) => `\${${importUrl(path)}} ${width}w`).join(", ");
    return `{ type: ${JSON.stringify(type)}, srcset: \`${srcset}\` }`;
  });
  if (candidates.length > 0) fields.push(`sources: [${candidates.join(", ")}]`);
  return [...imports, `const ${name} = { ${fields.join(", ")} };`].join("\n");
}

async function publish(file: ImageFile) {
  if (file.drawing) return { fallback: file.drawing.prepared, sources: [] };
  const { makePictures } = await import("./picture");
  return makePictures(file, file.width);
}
