// What happens to a page's scripts between React and the disk.
import { createHash } from "node:crypto";

const SCRIPT = /<script(?![^>]*application\/ld\+json)([^>]*)>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;

/** A page made of its prose, which Remix does not know. */
export interface ProseScripts {
  /** Below `content/`, without its ending. */
  name: string;
  /** Addresses of the page's module, and of those that it imports. */
  files: string[];
}

/** How long code waits for the pictures of the first screen, in milliseconds: on a slow line it would delay them by a fifth. */
const PATIENCE = 2000;

/** The script's element says which page it starts, so that all prose pages share its file. */
const FILES = 'const { page, files } = document.querySelector("script[data-page]").dataset;\n';
const PROSE = `${FILES}window.__prosePages = { [page]: await import(files.split(" ")[0]) };`;

/**
 * Replaces Remix's inline scripts and preloads by one small file, and adds page and scripts to `files`. Scripts
 * in files need neither hashes nor `unsafe-inline` (CSP 3, `script-src 'self'`).
 *
 * How code is loaded: none of it before the first paint. On a slow line every byte of script would come at the
 * cost of style and letters, and the page is whole without any. After that paint, and the pictures of the first
 * screen, the start script imports this page's files side by side, so that each runs as a short task of its own,
 * and hydrates. After the load event the other pages follow (`app/ui/navigation/page-modules.ts`).
 * @param base the folder that the site is served from, with a slash at both ends
 * @param prose for a page made of its prose
 */
export function startAfterPaint(
  html: string,
  base: string,
  files: Map<string, string>,
  name: string,
  prose?: ProseScripts,
): void {
  const code = [
    prose ? PROSE : "",
    ...[...html.matchAll(SCRIPT)].map(([, , text = ""]) => text),
  ].join("\n");
  // The entry runs as it is imported, which is Remix's own code to do, after all others.
  const remix = [...html.matchAll(PRELOAD)]
    .map(([, file = ""]) => file)
    .filter((file) => !code.includes(`import("${file}")`));
  const boot = addScript("boot", code);
  const start = addScript(
    "start",
    `${prose ? FILES : ""}const loaded = new Promise((done) => {
  if (document.readyState === "complete") done();
  addEventListener("load", done);
  setTimeout(done, ${PATIENCE});
});
requestAnimationFrame(() => setTimeout(async () => {
  await loaded;
  for (const file of ${JSON.stringify([...remix, boot])}${prose ? '.concat(files.split(" "))' : ""}) import(file).catch(() => undefined);
}));
`,
  );
  const own = prose ? ` data-page="${prose.name}" data-files="${prose.files.join(" ")}"` : "";
  files.set(name, withScript(html, `type="module" async="" src="${start}"${own}`));

  function addScript(role: string, text: string): string {
    const file = `assets/${role}-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.js`;
    files.set(file, text);
    return base + file;
  }
}

/**
 * The 404 page answers for every path there is, also for those on which host and router disagree
 * (`/ABOUT-US`, `/%0A`). Without hydration it cannot flip to another page; one small script logs the path.
 */
export function withoutApp(html: string, logger: string): string {
  return withScript(html, `type="module" src="${logger}"`);
}

/** One script in the place of all others. React does not mind what follows its own elements in the body. */
function withScript(html: string, attributes: string): string {
  return withoutScripts(html).replace("</body>", `<script ${attributes}></script></body>`);
}

/** A page as plain HTML: nothing runs and no code is asked for. Structured data stays. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, "").replace(PRELOAD, "");
}
