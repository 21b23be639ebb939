import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { normalizePath, type BuildOptions, type PluginOption, type Rollup } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";

import { contentPlugin } from "./app/publish/vite/content-plugin";
import { prerender } from "./app/publish/vite/prerender";
import { filesPlugin } from "./app/publish/vite/files-plugin";
import { stylesPlugin } from "./app/publish/vite/styles-plugin";
import { defineSiteRoutes } from "./app/publish/vite/routes";
import { readOrigin } from "./app/publish/content/site-tokens";
import { describePreview, previewLabel, siteBase } from "./app/publish/env";
import { kindOf } from "./app/schema/file-kinds";

export default defineConfig(({ command, isSsrBuild }) => {
  // Don't load Remix under vitest, because it would start a second compiler, nor isolate files, which takes twice as long.
  if (process.env["VITEST"])
    return {
      test: {
        include: ["tests/**/*.test.ts"],
        globalSetup: "tests/support/test-environment.ts",
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    };
  // A shell may say "development", with which React's slow build would be published.
  if (command === "build") process.env["NODE_ENV"] = "production";
  return siteConfig(command === "build", isSsrBuild === true);
});

function siteConfig(isBuild: boolean, isServer: boolean): ViteUserConfig {
  const output = normalizePath(resolve("build"));
  return {
    base: siteBase(),
    ...(isBuild && { logLevel: "warn" }),
    define: {
      "import.meta.env.SITE_IS_PREVIEW": JSON.stringify(describePreview() !== null),
      "import.meta.env.SITE_PREVIEW": JSON.stringify(describePreview()),
      "import.meta.env.SITE_ORIGIN": JSON.stringify(readOrigin(process.cwd())),
      // Don't send code of a feature that is off: 2.3 kB for every visitor.
      ...(isBuild && { "window.__remixContext.future.v3_singleFetch": "false" }),
    },
    plugins: sitePlugins(siteBase(), isBuild),
    build: buildOptions(isServer),
    server: {
      // Don't watch builds, because each of their files would reload the page.
      watch: { ignored: (path: string) => path.startsWith(`${output}/`) },
      // Don't assume that packages, with the fonts, are below this folder.
      fs: { allow: [".", realpathSync("node_modules")] },
      warmup: {
        ssrFiles: ["./app/root.tsx", "./app/routes/*.tsx"],
        clientFiles: ["./app/entry.client.tsx", "./app/root.tsx"],
      },
    },
    // Don't leave one out, because a cold start would hang on "Loading".
    optimizeDeps: {
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "@remix-run/react",
        "react-router-dom",
        "@radix-ui/react-tooltip",
      ],
    },
  };
}

function sitePlugins(base: string, isBuild: boolean): PluginOption[] {
  const future = {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Don't turn these on, because they make network calls.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  };
  return [
    contentPlugin(process.cwd()),
    stylesPlugin(),
    prerender(process.cwd()),
    filesPlugin(process.cwd()),
    remix({
      ssr: false,
      basename: base,
      future,
      ignoredRouteFiles: ["**/*"],
      routes: defineSiteRoutes(isBuild),
    }),
    // Don't shorten names in previews, because a review compares them.
    vanillaExtractPlugin({ identifiers: describePreview() ? "debug" : "short" }),
  ];
}

function buildOptions(isServer: boolean): BuildOptions {
  const byModule = { entryFileNames: nameScript, chunkFileNames: nameScript };
  const isPreview = previewLabel() !== undefined;
  return {
    target: "es2022",
    reportCompressedSize: false,
    // Don't let Remix empty `build`, because the last review is there.
    emptyOutDir: false,
    // Don't inline, because the Content Security Policy blocks data: URLs.
    assetsInlineLimit: 0,
    // Don't list imports, because the first page has loaded them, and the lists double Remix's manifest.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssCodeSplit: false,
    rollupOptions: isServer
      ? { output: { assetFileNames } }
      : { output: { manualChunks: chunkOf, assetFileNames, ...(isPreview && byModule) } },
  };
}

/** Sorts modules into chunks: libraries, what pages share, tooltips, which load later, and one for each page. */
function chunkOf(id: string): string | undefined {
  if (/radix-tooltip|@radix-ui|@floating-ui/.test(id)) return "tooltips";
  if (id.includes("/node_modules/")) return "vendor";
  const isShared = /\/app\/(?:frame|prose|sections|ui|theme|schema)\//.test(id);
  return isShared ? "site" : undefined;
}

/** Names a script of a preview by its module, because a review compares files of one name. */
function nameScript({ name, facadeModuleId, moduleIds }: Rollup.PreRenderedChunk): string {
  const source = facadeModuleId ?? moduleIds.find((id) => id.endsWith(".mdx"));
  if (!source?.startsWith(process.cwd())) return `assets/${name}.js`;
  const path = normalizePath(relative(process.cwd(), source));
  return `assets/${path.replace(/\.\w+(?:\?.*)?$/, "")}.js`;
}

/** Names pictures without words, because ad blockers hide `ad-board`; those of a preview by their files alone. */
function assetFileNames({ names, originalFileNames }: Rollup.PreRenderedAsset): string {
  const [[name = ""], [source = ""]] = [names, originalFileNames];
  if (previewLabel() !== undefined)
    return source.startsWith("content/") ? `assets/${source}` : "assets/[name][extname]";
  return kindOf(name)?.folder === "images"
    ? "assets/[hash:12][extname]"
    : "assets/[name]-[hash][extname]";
}
