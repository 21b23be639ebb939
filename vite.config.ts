import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { normalizePath, type BuildOptions, type PluginOption, type Rollup } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";

import { contentPlugins } from "./app/publish/build/content-plugin";
import { prerender } from "./app/publish/build/prerender";
import { filesPlugin } from "./app/publish/build/files-plugin";
import { stylesPlugin } from "./app/publish/build/styles-plugin";
import { siteRoutes } from "./app/publish/build/routes";
import { readLanguages } from "./app/publish/content/source/collection";
import { readOrigin } from "./app/publish/content/source/site-tokens";
import { checkFolder, describePreview, siteBase } from "./app/publish/env";
import { endWithNpm } from "./app/publish/end-with-npm";
import { lockFolder } from "./app/publish/lock";

export default defineConfig(async ({ command, isSsrBuild }) => {
  // Unit tests import no components; under vitest, Remix's plugin would start a second compiler.
  // Files share modules: loading them for each file took half of the time. CI machines may be slow.
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
  endWithNpm();
  // First: what is saved while it waits belongs to this build.
  if (command === "build") {
    await lockFolder("build/client");
    // Don't publish React's development build, because somebody's shell says so.
    process.env["NODE_ENV"] = "production";
  }
  try {
    checkFolder(process.cwd());
    return siteConfig(command === "build", isSsrBuild === true);
  } catch (error) {
    // A wrong folder or environment variable. Thrown here, Vite would wrap it into words of its own.
    const fail = () => {
      throw error;
    };
    return { plugins: [{ name: "environment", config: fail }] };
  }
});

function siteConfig(isBuild: boolean, isServer: boolean): ViteUserConfig {
  // Otherwise V8 collects garbage so rarely that a build of 1,000 pages takes 1.5 GB instead of 1.1.
  if (isBuild) setFlagsFromString("--heap-growing-percent=25");
  const output = normalizePath(resolve("build"));
  return {
    base: siteBase(),
    // The sizes of all files are for `npm run build -- --logLevel info`.
    ...(isBuild && { logLevel: "warn" }),
    define: {
      "import.meta.env.SITE_IS_PREVIEW": JSON.stringify(describePreview() !== null),
      "import.meta.env.SITE_PREVIEW": JSON.stringify(describePreview()),
      "import.meta.env.SITE_LANGUAGES": JSON.stringify(readLanguages(process.cwd())),
      "import.meta.env.SITE_ORIGIN": JSON.stringify(readOrigin(process.cwd())),
      // Leaves Remix's code for this feature, which is off, out of the browser: 2.3 kB of what every visitor loads.
      ...(isBuild && { "window.__remixContext.future.v3_singleFetch": "false" }),
    },
    plugins: sitePlugins(siteBase(), isBuild),
    build: buildOptions(isServer),
    server: {
      // Otherwise a build reloads the open page for each of its files.
      watch: { ignored: (path: string) => path.startsWith(`${output}/`) },
      // Fonts are served from packages, which may be behind a link.
      fs: { allow: [".", realpathSync("node_modules")] },
      // What every page needs is ready when somebody opens the first one.
      warmup: {
        ssrFiles: ["./app/root.tsx", "./app/routes/*.tsx"],
        clientFiles: ["./app/entry.client.tsx", "./app/root.tsx"],
      },
    },
    // A cold start of the dev server hangs on "Loading" when it finds a package that is not listed here.
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
    // Both would make network calls.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  };
  return [
    contentPlugins(),
    stylesPlugin(),
    prerender(),
    filesPlugin(),
    remix({
      ssr: false,
      basename: base,
      future,
      ignoredRouteFiles: ["**/*"],
      routes: siteRoutes(isBuild),
    }),
    // Readable names cost visitors 1.5 kB on the home page; a review compares previews, and leaves out only their counters.
    vanillaExtractPlugin({ identifiers: describePreview() ? "debug" : "short" }),
  ];
}

function buildOptions(isServer: boolean): BuildOptions {
  return {
    target: "es2022",
    reportCompressedSize: false,
    // Otherwise Remix empties all of `build`, with the last review; the finish plugin empties what is rebuilt.
    emptyOutDir: false,
    // The Content Security Policy blocks data: URLs.
    assetsInlineLimit: 0,
    // The first page has loaded what later pages import; Vite's preload lists would repeat it and double the size of Remix's
    // manifest.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // All styles are in the page: one sheet, in the order of imports.
    cssCodeSplit: false,
    rollupOptions: isServer
      ? { output: { assetFileNames } }
      : { output: { manualChunks: chunkOf, assetFileNames } },
  };
}

/**
 * Three kinds of chunks: libraries, what pages share, and one for each page. Tooltips, with the library that shows them, are
 * apart: they are imported later.
 */
function chunkOf(id: string): string | undefined {
  if (/radix-tooltip|@radix-ui|@floating-ui/.test(id)) return "tooltips";
  if (id.includes("/node_modules/")) return "vendor";
  const isShared = /\/app\/(?:frame|prose|sections|ui|theme|schema)\//.test(id);
  return isShared ? "site" : undefined;
}

/**
 * Pictures have no words in their names: ad blockers hide `banner-468x60` and `ad-board`. In a preview they have, so that a
 * review knows a picture again that has changed.
 */
function assetFileNames({ names: [name = ""] }: Rollup.PreRenderedAsset): string {
  const isPicture = /\.(?:svg|png|jpe?g|webp|avif)$/i.test(name);
  return isPicture && !describePreview()
    ? "assets/[hash:12][extname]"
    : "assets/[name]-[hash][extname]";
}
