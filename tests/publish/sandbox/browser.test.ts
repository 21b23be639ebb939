// Which browser is found on a machine that has several, one or none.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { searchBrowser } from "../../../app/publish/sandbox/browser";

const machine = mkdtempSync(join(tmpdir(), "browsers-"));
const at = (path: string) => join(machine, path);
const PLACES = {
  variable: "SOME_BROWSER_PATH",
  commands: ["best", "good"],
  files: [at("apps/one"), at("apps/other")],
};

beforeEach(() => {
  vi.stubEnv("PATH", [at("bin"), at("local")].join(delimiter));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(machine, { recursive: true, force: true });
});

function install(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), "");
  }
}

test("the better command wins, in whatever folder of PATH it is; then the first file", () => {
  expect(searchBrowser(PLACES)).toBeUndefined();
  install("apps/other");
  expect(searchBrowser(PLACES)).toBe(at("apps/other"));
  install("apps/one");
  expect(searchBrowser(PLACES)).toBe(at("apps/one"));
  install("bin/good");
  expect(searchBrowser(PLACES)).toBe(at("bin/good"));
  install("local/best");
  expect(searchBrowser(PLACES)).toBe(at("local/best"));
});

test("the variable wins over all, and has to name a file", () => {
  install("bin/best", "mine");
  vi.stubEnv("SOME_BROWSER_PATH", at("mine"));
  expect(searchBrowser(PLACES)).toBe(at("mine"));
  vi.stubEnv("SOME_BROWSER_PATH", at("nowhere"));
  expect(() => searchBrowser(PLACES)).toThrow(`SOME_BROWSER_PATH names no file: ${at("nowhere")}`);
});
