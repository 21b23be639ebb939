// For the build only.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { getMetricsForFamily, readMetrics } from "fontaine";

/** Files of the system fonts that fontaine's list lacks. */
const SYSTEM_FONT_FILES: Readonly<Record<string, string>> = {
  "DejaVu Sans": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "DejaVu Serif": "dejavu-fonts-ttf/ttf/DejaVuSerif.ttf",
};

const { resolve } = createRequire(import.meta.url);

/**
 * Computes the descriptors of a fallback face, with which a system font takes the room of a web font.
 * @param file of the web font, in a package
 * @throws {Error} when the metrics of one are not known
 */
export async function fitMetrics(file: string, systemFont: string) {
  const own = await readFile(file);
  const system = await readSystemFont(systemFont);
  const sizeAdjust = own.xWidthAvg / own.unitsPerEm / (system.xWidthAvg / system.unitsPerEm);
  const share = (length: number) => percent(Math.abs(length) / own.unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: share(own.ascent),
    descentOverride: share(own.descent),
    lineGapOverride: share(own.lineGap),
  };
}

async function readSystemFont(name: string) {
  const file = SYSTEM_FONT_FILES[name];
  const metrics = await (file ? readFile(file) : getMetricsForFamily(name));
  if (!metrics) throw new Error(`fontaine does not know the font "${name}": name a file of it`);
  return metrics;
}

async function readFile(file: string) {
  const metrics = await readMetrics(pathToFileURL(resolve(file)));
  if (!metrics) throw new Error(`The file of a font cannot be read: ${file}`);
  return metrics;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
