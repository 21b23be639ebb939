// Every file of both builds, as a browser reads it: nothing that the policy blocks, and nothing of a third party.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { readOrigin } from "../../../app/publish/content/source/site-tokens";
import { checkMarkup } from "../../../app/publish/markup/check-markup";
import { urlsIn } from "../../../app/publish/markup/css-urls";
import { listBuild } from "../../support/built-pages";
import { findPageFaults, isForeign } from "../../support/page-faults";
import { SPECIMEN_CLIENT, SPECIMEN_PROJECT } from "../../support/specimen";

/** How a script loads another: `import "…"`, `import("…")`, `export … from "…"`. */
const IMPORT = /(?:^|[;}])\s*(?:import|export)\b[^"'`;]*["'`]((?:https?:)?\/\/[^"'`]*)/g;

for (const [client, project] of [
  [SPECIMEN_CLIENT, SPECIMEN_PROJECT],
  ["build/client", "."],
] as const) {
  const origin = readOrigin(project);
  const files = listBuild(client);
  const textOf = (file: string) => readFileSync(join(client, file), "utf8");

  test(`${client}: no file has code or addresses that the policy blocks`, () => {
    expect(files.filter((file) => /\.(html|svg|js)$/.test(file)).length).toBeGreaterThan(20);
    const found = files.flatMap((file): unknown[] => {
      const text = textOf(file);
      if (file.endsWith(".svg")) return checkMarkup(text);
      if (file.endsWith(".html")) return findPageFaults(text, origin);
      const loaded = file.endsWith(".css") ? urlsIn(text).map(({ address }) => address) : [];
      const imported = file.endsWith(".js") ? [...text.matchAll(IMPORT)].map(([, url]) => url) : [];
      return [...loaded, ...imported].filter((url) => isForeign(url ?? "", origin));
    });
    expect(found).toEqual([]);
  });
}
