// Pull requests that a review must not miss, and innocent ones that must not alarm: `npm run test:review` runs all,
// `npm test` those that are marked.
import { expect, test } from "@playwright/test";

import { reviewRequest } from "./review-request";
import { signSpecimen, type SignedSite } from "./signed-site";
import { CHARACTERS } from "./table/characters";
import { FIGURES } from "./table/figures";
import { FILES } from "./table/files";
import { HEAD } from "./table/head";
import { INNOCENT } from "./table/innocent";
import { NETWORK } from "./table/network";
import { NEW_PAGES } from "./table/new-pages";
import { NOTICES } from "./table/notices";
import { PICTURES } from "./table/pictures";
import { STRUCTURE } from "./table/structure";
import { WORDS } from "./table/words";

const TABLE = {
  notices: NOTICES,
  words: WORDS,
  characters: CHARACTERS,
  figures: FIGURES,
  head: HEAD,
  network: NETWORK,
  pictures: PICTURES,
  structure: STRUCTURE,
  "new pages": NEW_PAGES,
  files: FILES,
  innocent: INNOCENT,
};

test.describe.configure({ timeout: 600_000 });

/** Signed once for each process. */
const signed = new Map<boolean, Promise<SignedSite>>();
test.afterAll(async () => {
  for (const site of signed.values()) (await site).remove();
  // The same process may get more of these tests later.
  signed.clear();
});

for (const [kind, requests] of Object.entries(TABLE))
  test.describe(kind, () => {
    for (const request of requests)
      test(request.name, { tag: request.inGate ? [] : ["@request"] }, async () => {
        const { isWhole = false } = request;
        const site = signed.get(isWhole) ?? signSpecimen(isWhole);
        signed.set(isWhole, site);
        const { faults, summary } = await reviewRequest(request, await site);
        expect(faults, summary).toEqual([]);
      });
  });
