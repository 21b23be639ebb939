import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { companyFields } from "../../schema/site";
import { siteOrigin } from "../env";
import type { Tokens } from "../tokens";
import { readSource, valueAt } from "./source-file";

/** A wrong fact is reported once, not at each of its tokens. */
const STAND_INS: Readonly<Record<string, string>> = {
  domain: "www.example.com",
  email: "hello@example.com",
  phone: "(919) 555-0100",
};

/** Reads tokens such as `{site.name}` from site.mdx. */
export function readSiteTokens(text: string): Tokens {
  const { data } = readSource("content/site.mdx", text, new Map());
  const entries = Object.entries(companyFields).map(([name, schema]) => {
    const { success, data: value } = schema.safeParse(valueAt(data, [name]));
    const isRight = data !== undefined && success;
    return [`site.${name}`, isRight ? value : (STAND_INS[name] ?? "Company")] as const;
  });
  return new Map(entries);
}

/** Reads the site's origin: `SITE_ORIGIN`, else that of the domain. */
export function readOrigin(root: string): string {
  const file = join(root, "content/site.mdx");
  const tokens = readSiteTokens(existsSync(file) ? readFileSync(file, "utf8") : "");
  return siteOrigin(tokens.get("site.domain") ?? "");
}
