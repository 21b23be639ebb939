import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { BuildOptions, PluginOption, Rollup } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";

import { addressesPlugin } from "./app/publish/build/addresses-plugin";
import { contentPlugins } from "./app/publish/build/content-plugin";
import { finishPlugin } from "./app/publish/build/finish-plugin";
import { fontsPlugin } from "./app/publish/build/fonts-plugin";
import { prerender } from "./app/publish/build/prerender";
import { sharePlugin } from "./app/publish/build/share-plugin";
import { stylesPlugin } from "./app/publish/build/styles-plugin";
import { checkOnce } from "./app/publish/content/check-content";
import { hiddenRoutes } from "./app/publish/content/prose-pages";
import { readOrigin } from "./app/publish/content/source/site-tokens";
import { previewLabel, siteBase } from "./app/publish/env";
import { previewPlugin } from "./app/publish/review/preview-plugin";

export default defineConfig(async ({ command, isSsrBuild }) => {
  // Unit tests import no components; under vitest, Remix's plugin would start a second compiler.
  // Files share modules, which keeps what they have read: loading them for each file took half of the time.
  // A busy machine is slow, not wrong.
  if (process.env["VITEST"])
    return { test: { include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 60_000 } };
  try {
    return await siteConfig(command === "build", isSsrBuild === true);
  } catch (error) {
    // A wrong environment variable. Thrown here, Vite would wrap it into words of its own.
    const fail = () => {
      throw error;
    };
    return { plugins: [{ name: "environment", config: fail }] };
  }
});

async function siteConfig(isBuild: boolean, isServer: boolean): Promise<ViteUserConfig> {
  const hidden = isBuild ? hiddenRoutes((await checkOnce(process.cwd())).pages.values()) : [];
  return {
    base: siteBase(),
    define: {
      "import.meta.env.SITE_IS_PREVIEW": JSON.stringify(previewLabel() !== undefined),
      "import.meta.env.SITE_ORIGIN": JSON.stringify(readOrigin(process.cwd())),
    },
    plugins: sitePlugins(siteBase(), hidden),
    build: buildOptions(isServer),
    // What every page needs is ready when somebody opens the first one.
    server: {
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

/** @param hidden the files of routes that this build leaves out */
function sitePlugins(base: string, hidden: string[]): PluginOption[] {
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
    fontsPlugin(),
    stylesPlugin(),
    prerender(base),
    finishPlugin(base),
    previewPlugin(base),
    addressesPlugin(base),
    sharePlugin(base),
    remix({ ssr: false, basename: base, future, ignoredRouteFiles: hidden }),
    vanillaExtractPlugin(),
  ];
}

function buildOptions(isServer: boolean): BuildOptions {
  return {
    // The server's bundle runs once, here.
    target: isServer ? "esnext" : "es2022",
    // Otherwise Remix empties all of `build`, with the last review; the finish plugin empties what is rebuilt.
    emptyOutDir: false,
    minify: !isServer,
    // The Content Security Policy blocks data: URLs.
    assetsInlineLimit: 0,
    // Compressing every file for the log is slow with a thousand pages.
    reportCompressedSize: false,
    // The first page has loaded what later pages import; listing it would double the size of the list of pages.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // What no page needs costs a visitor time, and the server's bundle none.
    rollupOptions: isServer ? { treeshake: false } : { output: { manualChunks: chunkOf } },
  };
}

/**
 * What pages are made of is one file, which stays cached while only words change. The words are a second, so that a
 * review can tell words from code. The routes and the start are a third: a click fetches nothing. Each imports only
 * those before it, or they could not start. What shows tooltips comes after the page. Left alone are pages of prose,
 * and the files through which Remix would fetch a route.
 */
const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (/\/(@radix-ui|@floating-ui|shown-tooltips|tooltip-place|tooltip\.css)\b/.test(id))
    return "tooltips";
  if (id.includes("/node_modules/") || /\/app\/(sections|ui|theme)\/[^?]*$/.test(id))
    return "parts";
  if (/\.mdx$/.test(id))
    return getModuleInfo(id)?.importers.some((file) => file.includes("/app/"))
      ? "words"
      : undefined;
  return /\/app\/(entry|root|routes)\b[^?]*$/.test(id) ? "app" : undefined;
};
