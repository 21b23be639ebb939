// Before all tests of vitest or Playwright: gives them variables, fonts and a temporary folder of their own.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Variables that change a build, and those of Git's hooks, which name another repository. */
const CLEARED = /^(?:SITE_|GIT_(?!CONFIG|SSH))/;

/** Configurations of fontconfig, which finds fonts for browsers on Linux, by the device that they stand for. */
export const DEVICE_FONTS = {
  none: resolve("tests/support/fonts/none.conf"),
  android: resolve("tests/support/fonts/android.conf"),
};

/** Takes the variables away that would change what a test finds. */
export function clearVariables(): void {
  for (const name of Object.keys(process.env)) if (CLEARED.test(name)) delete process.env[name];
}

/** Prepares all tests. @returns what removes their folder, with all that a test has left there */
export default function setUp(): () => void {
  clearVariables();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "site-tests-")));
  process.env["TMPDIR"] = folder;
  // The browsers of tests inherit it: without a font on the machine, the headless shell crashes.
  process.env["FONTCONFIG_FILE"] = DEVICE_FONTS.android;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
