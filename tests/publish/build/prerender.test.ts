// Pages as the build renders them, from a server bundle of a few lines.
import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer, Scripts } from "@remix-run/react";
import { parse } from "parse5";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { checkOutput } from "../../../app/publish/build/lint-output";
import { renderSite } from "../../../app/publish/build/prerender";
import { attribute, elementsIn } from "../../../app/publish/markup/html-tree";

const FOREIGN = "https://cdn.example.net/a.js";

function Layout({ children }: { children: ReactNode }) {
  const scripts = [
    createElement("script", { key: 1, src: FOREIGN }),
    createElement(Scripts, { key: 2 }),
  ];
  return createElement("html", null, createElement("body", null, children, ...scripts));
}

/** As in entry.server.tsx: a page without the app has one script of its own. */
function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { script }: AppLoadContext,
) {
  const html = script
    ? `<script src="/site/${script}"></script>`
    : renderToString(createElement(RemixServer, { context, url: request.url }));
  return new Response(html, { status, headers });
}

const ROUTES: Record<string, { parentId?: string; path?: string; index?: boolean }> = {
  root: { path: "" },
  "routes/_index": { parentId: "root", index: true },
  "routes/about": { parentId: "root", path: "about" },
  "routes/$": { parentId: "root", path: "*" },
};

function mapRoutes<Route>(make: (id: string) => Route): Record<string, Route> {
  return Object.fromEntries(Object.keys(ROUTES).map((id) => [id, make(id)]));
}

/** As Remix writes it. */
const build: ServerBuild = {
  mode: "production",
  entry: { module: { default: handleRequest } },
  routes: mapRoutes((id) => ({
    id,
    ...ROUTES[id],
    module:
      id === "root"
        ? { Layout, default: () => createElement(Outlet), HydrateFallback: () => "Loading" }
        : { default: () => id },
  })),
  assets: {
    entry: { module: "/site/entry.js", imports: ["/site/react.js"] },
    routes: mapRoutes((id) => ({
      id,
      ...ROUTES[id],
      module: `/site/${id}.js`,
      imports: ["/site/react.js", "/site/styles.js"],
      hasAction: false,
      hasLoader: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: false,
    })),
    url: "/site/manifest.js",
    version: "1",
  },
  publicPath: "/site/",
  assetsBuildDirectory: "build/client",
  basename: "/site/",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: true,
};

const files = await renderSite(build, "/site/", ["", "about"]);

/** The addresses of a page's scripts; a file of the build by its text. */
function scriptsOf(page: string): string[] {
  return [...elementsIn(parse(files.get(page) ?? ""))]
    .filter(({ tagName }) => tagName === "script")
    .map((script) => attribute(script, "src") ?? "inline")
    .map((address) => files.get(address.replace("/site/", "")) ?? address);
}

test("every page is rendered, and the shell for unknown paths", () => {
  const pages = [...files.keys()].filter((name) => !name.startsWith("assets/"));
  expect(pages).toEqual(["index.html", "about/index.html", "404.html", "spa-fallback.html"]);
  expect(files.get("about/index.html")).toContain("routes/about");
  expect(files.get("spa-fallback.html")).toContain("Loading");
});

test("the inline scripts of a page are one file, as they were", () => {
  const [, start = "", ...others] = scriptsOf("about/index.html");
  expect(others).toEqual([]);
  expect(start).toContain("window.__remixContext = ");
  expect(start).toContain('import("/site/entry.js")');
  expect(start).toContain("/site/routes/about.js");
  expect(start).toContain('"isSpaMode":false');
  expect(scriptsOf("spa-fallback.html")[1]).toContain('"isSpaMode":true');
});

test("the 404 page starts without the app", () => {
  expect(scriptsOf("404.html")).toEqual(["/site/not-found.js"]);
});

test("a script that the document names itself stays in the page, where the output check refuses it", () => {
  const html = files.get("index.html") ?? "";
  expect(scriptsOf("index.html")[0]).toBe(FOREIGN);
  const problems = checkOutput("index.html", html, "https://example.org");
  expect(problems.map(({ field }) => field)).toContain(`<script src="${FOREIGN}">`);
});
