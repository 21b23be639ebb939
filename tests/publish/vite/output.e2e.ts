// Every file of both builds: nothing that the policy blocks, and nothing of a third party.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { readOrigin } from "../../../app/publish/content/site-tokens";
import { explainRefusal } from "../../../app/publish/files/drawing";
import { listBuild, readPage } from "../../support/built-pages";
import { SPECIMEN_CLIENT, SPECIMEN_PROJECT } from "../../support/specimen";

/** How a script loads another: `import "…"`, `import("…")`, `export … from "…"`. */
const IMPORT = /(?:^|[;}])\s*(?:import|export)\b[^"'`;]*["'`]((?:https?:)?\/\/[^"'`]*)/gm;

/** What runs without a file of its own. */
const INLINE = "script:not([src], [type='application/ld+json']), [style], [href^='javascript:']";

/** What browsers fetch or send to, by attribute. */
const LOADING = {
  src: "[src]",
  srcset: "[srcset], [imagesrcset]",
  href: "link:not([rel=canonical]), base",
};

for (const [client, project] of [
  [SPECIMEN_CLIENT, SPECIMEN_PROJECT],
  ["build/client", "."],
] as const) {
  const origin = readOrigin(project);
  const files = listBuild(client);
  const textOf = (file: string) => readFileSync(join(client, file), "utf8");
  const isForeign = (address = "") => new URL(address, `${origin}/`).origin !== origin;
  const addressesIn = (css: string) =>
    [...css.matchAll(/\burl\(\s*["']?([^"')]*)/g)].map(([, address]) => address);

  test(`${client}: no file has code or addresses that the policy blocks`, () => {
    expect(files.filter((file) => /\.(html|svg|js)$/.test(file)).length).toBeGreaterThan(20);
    const found = files.flatMap((file): unknown[] => {
      const text = textOf(file);
      if (file.endsWith(".svg")) return [explainRefusal(text) ?? []].flat();
      if (file.endsWith(".css")) return addressesIn(text).filter(isForeign);
      if (file.endsWith(".js"))
        return [...text.matchAll(IMPORT)].map(([, url]) => url).filter(isForeign);
      if (!file.endsWith(".html")) return [];
      const page = readPage(`/${file}`, client);
      const loaded = Object.entries(LOADING).flatMap(([name, selector]) =>
        page.values(selector, name).flatMap((list) => list.split(/,\s+/)),
      );
      const addresses = [...loaded, ...addressesIn(page.styles)];
      return [...page.find(INLINE), ...addresses.filter(isForeign)];
    });
    expect(found).toEqual([]);
  });
}
