import type { VitePluginConfig } from "@remix-run/dev";

import { isRequired } from "../content/file-names";
import { siteBase } from "../env";
import { readShown } from "./shown-files";

/** Returns the settings of Remix: SPA mode, without features that make network calls. */
export function remixOptions(root: string, isDev: boolean): VitePluginConfig {
  return {
    ssr: false,
    basename: siteBase(),
    ignoredRouteFiles: ["**/*"],
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
    },
    // Nothing else leads to a page, so drafts stay out.
    async routes(define) {
      const shown = await readShown(root, isDev);
      const pages = [...shown.values()].filter(({ path }) => path);
      return define((route) => {
        route("", "routes/frame.tsx", { id: "frame" }, () => {
          for (const { name, path = "" } of pages.filter((page) => isRequired(page.name)))
            route(path.slice(1), `routes/${name}.tsx`, { id: name, index: path === "/" });
          route("", "routes/prose.tsx", { id: "prose" }, () => {
            for (const { name, file } of pages.filter((page) => !isRequired(page.name)))
              route(name, `../${file}`, { id: `content/${name}` });
          });
        });
        route("", "routes/not-found.tsx", { id: "not-found" }, () => {
          route("*", "../content/not-found.mdx", { id: "content/not-found" });
        });
      });
    },
  };
}
