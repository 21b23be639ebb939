// Every page is valid HTML, as the host sends it and in the browser after hydration, and names nothing that is not there.
import { readdirSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";

import { expectNoBrokenAddress } from "../../support/built-files";
import { expect, openPageAndSettle, ROUTES, test } from "../../support/browser/site";
import { SPECIMEN_CLIENT } from "../../support/specimen";

const FILES = readdirSync(SPECIMEN_CLIENT, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's style of markup: valid, and out of our control.
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // React's ids (":R1:") are valid: HTML allows any id without a space.
    "valid-id": ["error", { relaxed: true }],
    // WebKit needs role="list" on lists without markers.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Writers use plain spaces and hyphens.
    "tel-non-breaking": "off",
    // Files of our own origin need no integrity attribute.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

/** The problems, one line each. @param name the page, for the messages */
async function findErrors(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) => `${name}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

test("every page of the build is valid", async () => {
  expect(FILES.length).toBeGreaterThanOrEqual(7);
  for (const file of FILES)
    expect(await findErrors(readFileSync(`${SPECIMEN_CLIENT}/${file}`, "utf8"), file)).toEqual([]);
});

test("everything that the site names is there, and is its own", ({ request, site }) =>
  expectNoBrokenAddress(request, SPECIMEN_CLIENT, `${site}/`));

test("every page is valid after its code has run", async ({ page }) => {
  for (const route of ROUTES) {
    await openPageAndSettle(page, route);
    expect(
      await findErrors(
        `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`,
        route,
      ),
    ).toEqual([]);
  }
});
