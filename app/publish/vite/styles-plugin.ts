// Puts the styles into every page, so that the first paint waits for no other file.
import type { Plugin } from "vite";

import { shared } from "../build-memo";
import { makeMetaPolicy } from "../hosting/security-headers";

const MODULE = "virtual:page-styles";

const collected = shared("page-styles", () => ({ text: "" }));

/** Provides `virtual:page-styles`, with the policy that allows them. */
export function stylesPlugin(): Plugin {
  return {
    name: "styles",
    enforce: "post",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (this.environment.config.command === "serve")
        return 'export const styles = "", policy = "";';
      const styles = getPageStyles();
      return `export const styles = ${JSON.stringify(styles)}, policy = ${JSON.stringify(makeMetaPolicy(styles))};`;
    },
    generateBundle(_, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
      if (!sheet || !("source" in sheet)) return;
      if (!this.environment.config.build.ssr) collected.text = String(sheet.source).trim();
      delete bundle[sheet.fileName];
    },
  };
}

/** Returns the style sheet, once the client build is done. */
export function getPageStyles(): string {
  return collected.text;
}
