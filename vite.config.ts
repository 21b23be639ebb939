import { availableParallelism } from "node:os";

import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

import { contentPlugins } from "./app/publish/build/content-plugin";
import { finish } from "./app/publish/build/finish-plugin";
import { fontsPlugin } from "./app/publish/build/fonts-plugin";
import { previewLabel, siteBase, siteOrigin } from "./app/publish/env";
import { META_POLICY } from "./app/publish/hosting/security-headers";
import { prerender } from "./app/publish/build/prerender";
import { previewPlugin } from "./app/publish/review/preview-plugin";
import { sharePlugin } from "./app/publish/build/share-plugin";

const base = siteBase();

// Unit tests import no components; Remix's plugin would start a compiler of its own under them.
const isUnitTest = Boolean(process.env["VITEST"]);

export default defineConfig(({ command, isSsrBuild }) => ({
  base,
  define: {
    "import.meta.env.SITE_POLICY": JSON.stringify(command === "build" ? META_POLICY : ""),
    "import.meta.env.SITE_IS_PREVIEW": JSON.stringify(previewLabel() !== undefined),
    "import.meta.env.SITE_ORIGIN": JSON.stringify(siteOrigin()),
  },
  plugins: isUnitTest
    ? []
    : [
        contentPlugins(),
        fontsPlugin(),
        prerender(base),
        finish(base),
        previewPlugin(base),
        sharePlugin(base),
        remix({
          ssr: false,
          basename: base,
          future: {
            v3_fetcherPersist: true,
            v3_relativeSplatPath: true,
            v3_throwAbortReason: true,
            // Both would make network calls.
            v3_singleFetch: false,
            v3_lazyRouteDiscovery: false,
          },
        }),
        vanillaExtractPlugin(),
      ],
  build: {
    target: "es2022",
    // Or Remix would empty all of `build`, where the last review is; app/publish/build/finish-plugin.ts empties what is made anew.
    emptyOutDir: false,
    // 4 KB of 109 less than esbuild's, compressed.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, compress: { passes: 3 }, maxWorkers: availableParallelism() },
    // A data: address would be a violation of the content security policy.
    assetsInlineLimit: 0,
    // With a thousand pages its list takes longer than the page.
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // One style sheet: the next page's styles are there before it is asked for.
        manualChunks: (id) => (/\.css\.ts|\.css$/.test(id) ? "styles" : undefined),
      },
    },
  },
  // A cold start of the dev server hangs on "Loading" when it meets a package it has not seen.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "@remix-run/react",
      "react-router-dom",
      "@radix-ui/react-tooltip",
    ],
  },
  // A machine at work on other things is slow, not wrong.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
}));
