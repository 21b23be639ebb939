// Reads tables of test data from YAML.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";

import { escapePattern } from "../../app/publish/markup/escape";

/** Reads the rows of a table by name. @param file its path from the project's folder */
export function readTable<Row>(file: string, schema: z.ZodType<Record<string, Row>>) {
  return Object.entries(schema.parse(parse(readFileSync(file, "utf8"))));
}

/** Builds the pattern of a whole text, in which "…" stands for anything. */
export function patternOf(text: string): RegExp {
  const pieces = text.split("…").map(escapePattern);
  return new RegExp(`^${pieces.join(".*")}$`, "s");
}
