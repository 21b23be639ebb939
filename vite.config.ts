import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { BuildOptions, PluginOption, Rollup } from "vite";
import { defineConfig } from "vitest/config";

import { readOrigin } from "./app/publish/content/site-tokens";
import { describePreview, siteBase } from "./app/publish/env";
import { contentPlugin } from "./app/publish/vite/content-plugin";
import { filesPlugin } from "./app/publish/vite/files-plugin";
import { prerender } from "./app/publish/vite/prerender";
import { remixOptions } from "./app/publish/vite/remix-options";

const root = process.cwd();
const preview = describePreview();
const isPreview = preview !== null;
// Isolated files take twice as long.
const test = {
  include: ["tests/**/*.test.ts"],
  globalSetup: "tests/support/test-environment.ts",
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig(({ command, isSsrBuild = false }) => {
  // Under vitest, Remix would start a second compiler.
  if (process.env["VITEST"]) return { test };
  const isBuild = command === "build";
  // A shell may say "development", with which React's slow build would be published.
  if (isBuild) process.env["NODE_ENV"] = "production";
  return {
    base: siteBase(),
    logLevel: isBuild ? "warn" : "info",
    define: {
      "import.meta.env.SITE_IS_PREVIEW": JSON.stringify(isPreview),
      "import.meta.env.SITE_PREVIEW": JSON.stringify(preview),
      "import.meta.env.SITE_ORIGIN": JSON.stringify(readOrigin(root)),
      // Leaves out the code of a feature that is off: 2.3 kB for every visitor.
      ...(isBuild && { "window.__remixContext.future.v3_singleFetch": "false" }),
    },
    plugins: plugins(isBuild),
    build: buildOptions(isSsrBuild),
    server: {
      // Each file of a build would reload the page.
      watch: { ignored: (path: string) => path.startsWith(resolve("build/")) },
      // The packages, with the fonts, may be a link.
      fs: { allow: [".", realpathSync("node_modules")] },
      warmup: { clientFiles: ["./app/entry.client.tsx", "./app/root.tsx", "./app/routes/*.tsx"] },
    },
    // Without these, a cold start hangs on "Loading".
    optimizeDeps: { include: ["react-dom", "react-router-dom", "@radix-ui/react-tooltip"] },
  };
});

function plugins(isBuild: boolean): PluginOption[] {
  return [
    contentPlugin(root),
    prerender(root),
    filesPlugin(root),
    remix(remixOptions(root, !isBuild)),
    vanillaExtractPlugin({ identifiers: isPreview ? "debug" : "short" }),
  ];
}

function buildOptions(isServer: boolean): BuildOptions {
  const byModule = isPreview && { entryFileNames: nameScript, chunkFileNames: nameScript };
  const assetFileNames = isPreview ? "assets/[name][extname]" : "assets/[name]-[hash][extname]";
  const output = { assetFileNames, ...(!isServer && { manualChunks: chunkOf, ...byModule }) };
  return {
    target: "es2022",
    reportCompressedSize: false,
    // 4% smaller than with esbuild.
    minify: isServer ? false : "terser",
    terserOptions: {
      // It would take half of the time for 0.2 kB.
      compress: { collapse_vars: false },
      // Chromium compiles all functions while the file arrives, not at their first call: a click
      // takes a third less (v8.dev/blog/explicit-compile-hints).
      format: { preamble: "//# allFunctionsCalledOnLoad" },
    },
    // The last review is in `build`, too.
    emptyOutDir: false,
    // The Content Security Policy blocks data: URLs.
    assetsInlineLimit: 0,
    // The first page has loaded what others import, and lists of it double Remix's manifest.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssCodeSplit: false,
    rollupOptions: { output, treeshake: !isServer },
  };
}

/** Sorts modules into chunks: libraries, what pages share, tooltips, which load later, and one for each page. */
function chunkOf(id: string): string | undefined {
  if (/@radix-ui|@floating-ui/.test(id)) return "tooltips";
  if (id.includes("/node_modules/")) return "vendor";
  return /\/app\/(?:frame|prose|sections|ui|theme|schema)\//.test(id) ? "site" : undefined;
}

/** Names a script of a preview by its module, because a review compares files of one name. */
function nameScript({ name, facadeModuleId, moduleIds }: Rollup.PreRenderedChunk): string {
  const source = facadeModuleId ?? moduleIds.find((id) => id.endsWith(".mdx"));
  if (!source?.startsWith(root)) return `assets/${name}.js`;
  return `assets/${relative(root, source).replace(/\.\w+(?:\?.*)?$/, "")}.js`;
}
