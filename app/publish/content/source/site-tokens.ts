// The text of site.mdx in; out what the tokens of all files stand for, and the public address of the site.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import { companyFields } from "../../../schema/company";
import { siteOrigin } from "../../env";
import type { Token, Tokens } from "../../markup/tokens";
import { readSource, valueAt } from "./source-file";

/** `{site.name}` while the fields are read: to YAML, braces begin a group. */
const MASKED = /\uE000site\.(\w+)\uE001/g;

/**
 * The tokens `{site.name}` and so on. Where there is no value that may be used, an example stands in for it, so that
 * the mistake is reported once: in site.mdx.
 * @param text of site.mdx; empty when there is none
 */
export function readSiteTokens(text: string): Tokens {
  const masked = text.replace(/\{(site\.\w+)\}/g, "\uE000$1\uE001");
  const { source } = readSource("content/site.mdx", masked, new Map());
  const data: unknown = source.yaml?.toJS();
  const valueOf = (name: string) => {
    const value = valueAt(data, [name]);
    return typeof value === "string" ? value.trim() : undefined;
  };
  const tokens = Object.entries(companyFields).map(([name, field]): [string, Token] => {
    // Only the legal line may be made of the others.
    const value =
      name === "copyright"
        ? valueOf(name)?.replace(MASKED, (all, other: string) => valueOf(other) ?? all)
        : valueOf(name);
    const isUsable = !value?.includes("\uE000") && field.safeParse(value).success;
    if (value && isUsable) return [`site.${name}`, { value }];
    const isOptional = field instanceof z.ZodOptional;
    const example = String(valueAt((isOptional ? field.unwrap() : field).meta(), ["examples", 0]));
    const isMissing = isOptional && source.yaml !== undefined && value === undefined;
    const problem = `{site.${name}} has no value, expected it in content/site.mdx; add the line \`${name}: ${example}\` there`;
    return [`site.${name}`, { value: example, ...(isMissing && { problem }) }];
  });
  return new Map(tokens);
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
