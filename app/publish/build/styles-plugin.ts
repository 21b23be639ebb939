// Puts the style sheet into every page, so that the first paint waits for no other file, and makes the policy that
// allows it. No page and no manifest names a style sheet.
import type { Plugin } from "vite";

import { shared } from "../build-memo";
import { metaPolicy } from "../hosting/security-headers";

const MODULE = "virtual:page-styles";

/** What the client build has; the server build, which follows it, renders it. */
const collected = shared("page-styles", () => ({ text: "" }));

/** Provides `virtual:page-styles` (declared in app/env.d.ts). Development has Vite's own styles. */
export function stylesPlugin(): Plugin {
  return {
    name: "styles",
    // After Vite has put the sheet together.
    enforce: "post",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (this.environment.config.command === "serve")
        return 'export const styles = "", policy = "";';
      const styles = pageStyles();
      return `export const styles = ${JSON.stringify(styles)}, policy = ${JSON.stringify(metaPolicy(styles))};`;
    },
    generateBundle(_, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
      if (!sheet || !("source" in sheet)) return;
      if (!this.environment.config.build.ssr) collected.text = String(sheet.source).trim();
      delete bundle[sheet.fileName];
    },
  };
}

/** All styles of the site, for what follows the client build. */
export function pageStyles(): string {
  return collected.text;
}
