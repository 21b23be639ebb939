// Reads tables of test data from YAML.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";

/** @param file its path from the project's folder */
export function readTable<Row>(file: string, schema: z.ZodType<Record<string, Row>>) {
  return Object.entries(schema.parse(parse(readFileSync(file, "utf8"))));
}

/** What matches all of a message; "…" stands for anything. */
export function saying(message: string): unknown {
  const pieces = message
    .split("…")
    .map((piece) => piece.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return expect.stringMatching(new RegExp(`^${pieces.join(".*")}$`, "s"));
}
