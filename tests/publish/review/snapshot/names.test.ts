// File names without the hash of their content.
import { expect, test } from "vitest";

import { createUnhash, plainName } from "../../../../app/publish/review/snapshot/names";

test.each([
  ["assets/root-BWRx9zdt.js", "assets/root.js"],
  ["assets/about-us-a_-45678.css", "assets/about-us.css"],
  ["assets/start-0123456789ab.js", "assets/start.js"],
  ["assets/_index-BWRx9zdt.js", "assets/_index.js"],
  ["assets/root.js", "assets/root.js"],
  ["root-BWRx9zdt.js", "root-BWRx9zdt.js"],
  ["about-us/index.html", "about-us/index.html"],
])("%s is %s", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test("in a text only names of files of the build lose their hash", () => {
  const unhash = createUnhash(["assets/root-BWRx9zdt.js", "assets/plan.pdf"]);
  expect(unhash('src="/assets/root-BWRx9zdt.js?x"')).toBe('src="/assets/root.js?x"');
  expect(unhash("https://example.org/root-BWRx9zdt.js")).toContain("/root.js");
  expect(unhash("/assets/other-BWRx9zdt.js")).toBe("/assets/other-BWRx9zdt.js");
  expect(unhash("phase-12345678.5 of it")).toBe("phase-12345678.5 of it");
});
