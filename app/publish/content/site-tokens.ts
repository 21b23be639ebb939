import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { companyFields } from "../../schema/site";
import { siteOrigin } from "../env";
import { fillTokens, tokensIn, type Token, type Tokens } from "../tokens";
import type { Problem } from "../problems/problem";
import type { Source } from "./model";
import { descriptionOf, metaOf } from "./schemas";
import { rangeOf, readSource, report, valueAt } from "./source-file";

/**
 * Reads tokens such as `{site.name}` from site.mdx. Examples stand in for missing values, so that a mistake is reported
 * once.
 */
export function readSiteTokens(text: string): Tokens {
  const { source, data } = readSource("content/site.mdx", text, new Map());
  const tokens = new Map<string, Token>();
  // Don't move the copyright line up, because it is made of the others.
  for (const [name, schema] of Object.entries(companyFields)) {
    const written = valueAt(data, [name]);
    const value = typeof written === "string" ? written.trim() : "";
    const filled = name === "copyright" ? fillTokens(value, tokens) : value;
    const isUsable = filled && !/\{site\./i.test(filled) && schema.safeParse(filled).success;
    const example = valueAt(metaOf(schema), ["examples", 0]);
    const isMissing = schema instanceof z.ZodOptional && source.yaml && written === undefined;
    const problem = `{site.${name}} has no value; add the line \`${name}:\` with ${descriptionOf(schema)} to content/site.mdx`;
    const standIn = { value: String(example), ...(isMissing && { problem }) };
    tokens.set(`site.${name}`, isUsable ? { value: filled } : standIn);
  }
  return tokens;
}

/** Reads the tokens of a content folder. */
export function readTokensIn(folder: string): Tokens {
  const file = join(folder, "site.mdx");
  return readSiteTokens(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** Reads the site's origin. @param root the project's folder */
export function readOrigin(root: string): string {
  return originOf(readTokensIn(join(root, "content")));
}

/** Returns the site's origin: `SITE_ORIGIN`, else that of the domain. */
export function originOf(tokens: Tokens): string {
  return siteOrigin(tokens.get("site.domain")?.value ?? "");
}

/** Checks the tokens of a file. */
export function checkTokens(source: Source, tokens: Tokens): Problem[] {
  const name = source.file.replace(/^content\/|\.mdx$/g, "");
  const ownFields = name === "site" ? Object.keys(companyFields) : [];
  return tokensIn(source.text, tokens).flatMap(({ name: token, start, mistake }) => {
    if (mistake !== undefined) return report(source, start, mistake);
    // Don't allow tokens in fields that define tokens, because one could contain itself.
    const field = ownFields.find((each) => {
      const [from, to] = rangeOf(source, [each]) ?? [0, 0];
      return from <= start && start < to;
    });
    if (!field || (field === "copyright" && token !== "site.copyright")) return [];
    const message = `{${token}} cannot be used here, because other files use this field; write the words themselves`;
    return report(source, { start, field }, message);
  });
}
