// The environment and Git in; out, for a preview only, the component of the bar and its texts.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import { NO_VERDICT, type Preview } from "../../preview";
import { previewLabel } from "../env";

const BAR = "virtual:preview-bar";
const WORDS = "virtual:preview";

/**
 * Makes `virtual:preview-bar` and `virtual:preview`.
 * @param base the base path of the site, with a slash at both ends
 */
export function previewPlugin(base: string): Plugin {
  const label = previewLabel();
  let config: ResolvedConfig;
  return {
    name: "preview",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(id) {
      if (id === BAR && label !== undefined) return join(config.root, "app/frame/preview-bar.tsx");
      return id === BAR || id === WORDS ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${BAR}`) return "export const PreviewBar = () => null;";
      if (id !== `\0${WORDS}` || label === undefined) return undefined;
      const preview: Preview = {
        label,
        commit: commitOf(config.root),
        verdict: NO_VERDICT,
        report: `${base}review/index.html`,
      };
      return `export default ${JSON.stringify(preview)};`;
    },
  };
}

function commitOf(root: string): string {
  const options = ["rev-parse", "--short=8", "HEAD"];
  const { status, stdout } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}
