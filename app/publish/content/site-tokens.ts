import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import { companyFields } from "../../schema/site";
import { siteOrigin } from "../env";
import type { Problem } from "../problems/problem";
import { findWrongTokens, type Tokens } from "../tokens";
import type { Source } from "./model";
import { readSource, report, valueAt } from "./source-file";

/** Stand for facts that site.mdx has wrong, so that the mistake is reported once. */
const STAND_INS: Readonly<Record<string, string>> = {
  domain: "www.example.com",
  email: "hello@example.com",
  phone: "(919) 555-0100",
};

/** Reads tokens such as `{site.name}` from site.mdx. */
export function readSiteTokens(text: string): Tokens {
  const { data } = readSource("content/site.mdx", text, new Map());
  const entries = Object.entries(companyFields).map(([name, schema]) => {
    const written = valueAt(data, [name]);
    const { success, data: value } = schema.safeParse(written);
    const isLeftOut =
      data !== undefined && written === undefined && schema instanceof z.ZodOptional;
    const isRight = success && written !== undefined;
    const standIn = isLeftOut ? undefined : (STAND_INS[name] ?? "Company");
    return [`site.${name}`, isRight ? value : standIn] as const;
  });
  return new Map(entries);
}

/** Reads the site's origin. @param root the project's folder */
export function readOrigin(root: string): string {
  const file = join(root, "content/site.mdx");
  return originOf(readSiteTokens(existsSync(file) ? readFileSync(file, "utf8") : ""));
}

/** Returns the site's origin: `SITE_ORIGIN`, else that of the domain. */
export function originOf(tokens: Tokens): string {
  return siteOrigin(tokens.get("site.domain") ?? "");
}

/** Checks the tokens of a file. */
export function checkTokens(source: Source, tokens: Tokens): Problem[] {
  return findWrongTokens(source.text, tokens).flatMap(({ start, message }) =>
    report(source, start, message),
  );
}
