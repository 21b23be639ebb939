// The generated pages of the manual are what the schema says; `npm run manual` writes them.
import { resolve } from "node:path";
import { expect, test } from "vitest";

import { writeFieldsPage, writeTagsPage } from "../../app/publish/manual/pages";

test.each([
  ["fields.md", writeFieldsPage],
  ["tags.md", writeTagsPage],
])("content/manual/%s is as `npm run manual` writes it", async (file, write) => {
  await expect(write()).toMatchFileSnapshot(resolve("content/manual", file));
});
