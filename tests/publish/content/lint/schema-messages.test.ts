// What a writer reads of a field that may have one of two forms.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { problemsOf } from "../../../support/content-folder";
import { SPECIMEN } from "../../../support/specimen";

test("an entry of one of two forms has the mistakes of its own form", async () => {
  const site = await readFile(join(SPECIMEN, "site.mdx"), "utf8");
  const legal = `legal:\n  - ${"long ".repeat(9)}\n  - label: Imprint\n  - label: Terms\n    url: /about-us\n  - 5\n  - label: Privacy\n    to: /imprint\ncopyright`;
  const text = site.replace(/legal:[^]*?\ncopyright/, legal);
  expect(await problemsOf({ "site.mdx": text })).toMatchInlineSnapshot(`
    "content/site.mdx:20:5  legal[0]  is too long, expected at most 40 characters, found 44
    content/site.mdx:21:5  legal[1].to  is missing, expected a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:, such as "/about-us"; add the line \`to: "/about-us"\`
    content/site.mdx:22:5  legal[2].to  is missing, expected a page of this site, a document in content/files, or an address that starts with https://, mailto: or tel:, such as "/about-us"; add the line \`to: "/about-us"\`
    content/site.mdx:23:5  legal[2].url  is not a field here, expected one of: label, to
    content/site.mdx:24:5  legal[3]  expected text, or a group of \`label\` and \`to\`, such as "Privacy Policy", found the number 5; put quotes around it: "5"
    content/site.mdx:26:9  legal[4].to  there is no page "/imprint", expected a path such as /, /tags, /about-us, /bulletin, /investors, /contact-us, /everything, /notes/first, or an address that starts with https://"
  `);
});
