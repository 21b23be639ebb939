// The text of site.mdx in; out what the tokens of all files stand for, and the public address of the site.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import { companyFields } from "../../../schema/site";
import { siteOrigin } from "../../env";
import { fillTokens, tokensIn, type Token, type Tokens } from "../../markup/tokens";
import type { Finding } from "../../problems/problem";
import type { Source } from "./model";
import { problemAt, rangeOf, readSource, valueAt } from "./source-file";

/**
 * The tokens `{site.name}` and so on. Where there is no value that may be used, an example stands in for it, so that
 * the mistake is reported once: in site.mdx.
 * @param text of site.mdx; empty when there is none
 */
export function readSiteTokens(text: string): Tokens {
  const { source } = readSource("content/site.mdx", text, new Map());
  const data: unknown = source.yaml?.toJS();
  const tokens = new Map<string, Token>();
  // Last, because only the legal line may be made of the others.
  const { copyright, ...others } = companyFields;
  for (const [name, field] of Object.entries({ ...others, copyright })) {
    const written = valueAt(data, [name]);
    const value = typeof written === "string" ? written.trim() : undefined;
    const filled = name === "copyright" && value ? fillTokens(value, tokens) : value;
    const isUsable = !filled?.includes("{") && field.safeParse(filled).success;
    const isOptional = field instanceof z.ZodOptional;
    const example = String(valueAt((isOptional ? field.unwrap() : field).meta(), ["examples", 0]));
    const isMissing = isOptional && source.yaml !== undefined && written === undefined;
    const problem = `{site.${name}} has no value, expected it in content/site.mdx; add the line \`${name}: ${example}\` there`;
    tokens.set(
      `site.${name}`,
      filled && isUsable ? { value: filled } : { value: example, ...(isMissing && { problem }) },
    );
  }
  return tokens;
}

/** The same for a folder of content. @param folder its path */
export function readTokensIn(folder: string): Tokens {
  const file = join(folder, "site.mdx");
  return readSiteTokens(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** The public address of the site without a path, for a project. @param root its folder */
export function readOrigin(root: string): string {
  return originOf(readTokensIn(join(root, "content")));
}

/** The same by its tokens: `SITE_ORIGIN`, else that of the domain. */
export function originOf(tokens: Tokens): string {
  return siteOrigin(tokens.get("site.domain")?.value ?? "");
}

/** What is wrong with the tokens of a file. */
export function checkTokens(source: Source, tokens: Tokens): Finding[] {
  const found = tokensIn(source.text, tokens);
  const ownFields = source.file === "content/site.mdx" ? Object.keys(companyFields) : [];
  const ranges = ownFields.map((field) => ({ field, range: rangeOf(source, [field]) ?? [0, 0] }));
  return found.flatMap(({ name, range, mistake }) => {
    if (mistake !== undefined) return [problemAt(source, range, "", mistake)];
    // What other files use cannot use itself.
    const own = ranges.find(({ range: [start, end] }) => start <= range[0] && range[1] <= end);
    if (!own || (own.field === "copyright" && name !== "site.copyright")) return [];
    const message = `{${name}} cannot be used here, because other files use this field; expected the words themselves`;
    return [problemAt(source, range, own.field, message)];
  });
}
