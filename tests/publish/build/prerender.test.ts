// Pages as the build renders them, from a server bundle of a few lines.
import type { ServerBuild } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { parse } from "parse5";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";

import * as entry from "../../../app/entry.server";
import { checkOutput } from "../../../app/publish/build/lint-output";
import { renderSite } from "../../../app/publish/build/prerender";
import { attribute, elementsIn } from "../../../app/publish/markup/html-tree";
import { PageScripts } from "../../../app/ui/navigation/page-script";

const FOREIGN = "https://cdn.example.net/a.js";

function Layout({ children }: { children: ReactNode }) {
  return createElement(
    "html",
    null,
    createElement(
      "body",
      null,
      children,
      createElement("script", { src: FOREIGN }),
      createElement(PageScripts),
    ),
  );
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
  entry: { module: entry },
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

const files = await renderSite(build, "/site/", new Map([["news", "/site/news.js"]]));

/** The addresses of a page's scripts, with the one start script by its text. */
function scriptsOf(page: string): string[] {
  const found = [...elementsIn(parse(files.get(page) ?? ""))].filter(
    ({ tagName }) => tagName === "script",
  );
  return found.map((script) => {
    const address = attribute(script, "src") ?? "inline";
    return files.get(address.replace("/site/", "")) ?? address;
  });
}

test("every page is rendered, and all share one start script; the shell, which is no page, has another", () => {
  expect([...files.keys()].filter((name) => !name.startsWith("assets/"))).toEqual([
    "index.html",
    "about/index.html",
    "news/index.html",
    "404.html",
    "spa-fallback.html",
  ]);
  expect(
    [...files.keys()].filter((name) => /^assets\/start-[0-9a-f]{12}\.js$/.test(name)),
  ).toHaveLength(2);
  expect(files.get("about/index.html")).toContain("routes/about");
  expect(files.get("news/index.html")).toContain("routes/$");
});

test("the script element names the page, and the module of a page of prose", () => {
  const attributes = (page: string) =>
    [...elementsIn(parse(files.get(page) ?? ""))]
      .flatMap((element) => (attribute(element, "data-page") === undefined ? [] : [element]))
      .map((element) => [attribute(element, "data-page"), attribute(element, "data-module")]);
  expect(attributes("index.html")).toEqual([["routes/_index", undefined]]);
  expect(attributes("news/index.html")).toEqual([["content/news", "/site/news.js"]]);
  expect(attributes("spa-fallback.html")).toEqual([["root", undefined]]);
});

test("a start script imports the code of the site, and nothing of a single page", () => {
  const [, start = ""] = scriptsOf("news/index.html");
  expect(start).toContain('["/site/react.js","/site/entry.js"]');
  expect(start).not.toContain("news");
  expect(start).toContain('"isSpaMode":false');
});

test("the shell starts as a shell, and the 404 page without the app", () => {
  expect(scriptsOf("spa-fallback.html")[1]).toContain('"isSpaMode":true');
  expect(files.get("spa-fallback.html")).toContain("Loading");
  expect(scriptsOf("404.html")).toEqual([FOREIGN, "/site/not-found.js"]);
});

test("a script that the document names itself stays in the page, where the output check refuses it", () => {
  const html = files.get("index.html") ?? "";
  expect(scriptsOf("index.html")[0]).toBe(FOREIGN);
  const problems = checkOutput(new Map([["index.html", Buffer.from(html)]]), "https://example.org");
  expect(problems.map(({ field }) => field)).toContain(`<script src="${FOREIGN}">`);
});
