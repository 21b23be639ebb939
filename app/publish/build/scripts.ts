// What Remix knows about a page in; out the script that starts the page's code.
import type { EntryContext } from "@remix-run/node";

/** A page of prose, which is not a Remix route. */
export interface ProseModule {
  /** Its path below `content/`, without extension. */
  name: string;
  /** The URL of its module. */
  module: string;
  /** The URLs of the module's imports. */
  imports: string[];
}

/** How long code waits for the images of the first screen, in milliseconds: on a slow connection it delays them by a fifth. */
const PATIENCE = 2000;

/**
 * The text of a page's only script. It is a file, so that `script-src 'self'` needs neither hashes nor
 * `unsafe-inline` (CSP 3), and does what Remix's inline scripts would do, but nothing before the first paint: on
 * a slow connection every byte of script delays styles and fonts, and the page is complete without it. Then it waits
 * for the images of the first screen, imports the page's files in parallel, so that each runs as its own short task,
 * and hydrates. Other pages' code follows later (`app/ui/navigation/page-modules.ts`). If a file is
 * missing, the page stays as it was sent.
 */
export function startScript(context: EntryContext, prose?: ProseModule): string {
  const { manifest, serverHandoffString, staticHandlerContext, isSpaMode } = context;
  const matches = staticHandlerContext.matches.slice(0, isSpaMode ? 1 : undefined);
  const routes = matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  if (prose) modules[`content/${prose.name}`] = prose.module;
  const imports = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => route.imports ?? []),
    ...(prose?.imports ?? []),
  ];
  return `const modules = ${JSON.stringify(modules)};
const imports = ${JSON.stringify([...new Set(imports)])};
const loaded = new Promise((done) => {
  if (document.readyState === "complete") done();
  addEventListener("load", done);
  setTimeout(done, ${PATIENCE});
});
async function start() {
  await loaded;
  const files = [...imports, ...Object.values(modules)].map((file) => import(file));
  const found = (await Promise.all(files)).slice(imports.length);
  window.__remixContext = ${serverHandoffString};
  window.__remixRouteModules = Object.fromEntries(Object.keys(modules).map((id, index) => [id, found[index]]));
  await import(${JSON.stringify(manifest.entry.module)});
}
requestAnimationFrame(() => setTimeout(() => start().catch(() => undefined)));
`;
}
