// A copy of the specimen's project; out the same with another company and other colours, and whether its build still has
// anything of the old ones.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { readTokensIn } from "../../app/publish/content/source/site-tokens";
import { expect } from "./browser/site";
import { SPECIMEN, SPECIMEN_CLIENT } from "./specimen";

const COMPANY = {
  name: "Neuwort & O’Neil, Inc.",
  shortName: "Neuwort",
  domain: "www.neuwort.example",
  email: "post@neuwort.example",
  phone: "+1 984 555 0199",
  address: "Raleigh, NC",
};
const COLORS = { accent: "#7a1f5c", page: "#f4f9fb" };
const TOKENS = "app/theme/colors.ts";

/** Renames the company in `site.mdx`, and changes two colours of the theme, as people would. */
export function renameCompany(folder: string): void {
  const site = join(folder, "content/site.mdx");
  let text = readFileSync(site, "utf8");
  for (const [field, value] of Object.entries(COMPANY))
    text = text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);
  writeFileSync(site, text);
  let theme = readFileSync(join(folder, TOKENS), "utf8");
  for (const [name, value] of Object.entries(COLORS))
    theme = theme.replaceAll(oldColor(name), value);
  writeFileSync(join(folder, TOKENS), theme);
}

/** Asserts that a build of such a copy shows the new company and colours, and nothing of the old ones. */
export function expectNothingOld(folder: string): void {
  const facts = Object.keys(COMPANY).map((field) => `site.${field}`);
  const old = [
    ...facts.map((name) => readTokensIn(SPECIMEN).get(name)?.value ?? ""),
    ...Object.keys(COLORS).map(oldColor),
  ].map((value) => value.toLowerCase());
  const files = readdirSync(join(folder, "build"), { recursive: true, encoding: "utf8" }).filter(
    (name) => statSync(join(folder, "build", name)).isFile(),
  );
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((name) => {
    const text = `${name}\n${readPlain(join(folder, "build", name))}`.toLowerCase();
    return old.filter((value) => text.includes(value)).map((value) => `${name}: ${value}`);
  });
  expect(found).toEqual([]);

  const client = join(folder, "build/client");
  const images = readdirSync(join(client, "share")).filter((name) => name.endsWith(".png"));
  expect(images.length).toBeGreaterThan(5);
  const pictures = [...images.map((image) => `share/${image}`), "icon-512.png", "favicon.ico"];
  const bytesOf = (site: string, name: string) => readFileSync(join(site, name));
  expect(
    pictures.filter((name) => bytesOf(client, name).equals(bytesOf(SPECIMEN_CLIENT, name))),
  ).toEqual([]);
  expect(JSON.parse(readFileSync(join(client, "manifest.webmanifest"), "utf8"))).toMatchObject({
    name: COMPANY.name,
    short_name: COMPANY.shortName,
    theme_color: COLORS.page,
  });
  const page = readFileSync(join(client, "contact-us/index.html"), "utf8");
  expect(page).toContain(`<meta name="theme-color" content="${COLORS.page}"`);
  for (const shown of [COMPANY.email, COMPANY.phone, COMPANY.address, "tel:+19845550199"])
    expect(page).toContain(shown);
}

/** The value in the project's own theme. */
function oldColor(name: string): string {
  const value = new RegExp(`^  ${name}: "(#\\w+)"`, "m").exec(readFileSync(TOKENS, "utf8"))?.[1];
  if (value === undefined) throw new Error(`${TOKENS} has no colour ${name}`);
  return value;
}

function readPlain(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1");
  return (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1");
}
