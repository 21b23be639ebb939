// The company's facts: which names may go into fields, prose, links and drawings as they are, and which would mean more.
import { describe, expect, test } from "vitest";

import { companyFields } from "../../app/schema/company";

const messageFor = (field: keyof typeof companyFields, value: string) =>
  companyFields[field].safeParse(value).error?.issues[0]?.message;

test.for([
  ["name", "Smith & Sons"],
  ["name", "Müller-Lüdenscheidt"],
  ["name", "O’Neil Pharma, Inc."],
  ["name", "3M"],
  ["name", "A: B".replace(": ", ":")],
  ["shortName", "C#"],
  ["domain", "www.example.com"],
  ["domain", "a-b.example"],
  ["email", "first_last+news@example.com"],
  ["phone", "+1 919 555 0123"],
  ["phone", "(919) 555-0100"],
  ["address", "Durham, NC"],
  ["copyright", "© 2025 Smith & Sons. All rights reserved."],
] as const)("%s may be %s", ([field, value]) => {
  expect(messageFor(field, value)).toBeUndefined();
});

describe("refused is", () => {
  test.for([
    ["O'Neil", `"'" would be read as a mark, expected none; write ’`],
    ['The "Best"', String.raw`"\"" would be read`],
    ["Smith: Sons", `":" would be read`],
    ["Smith:", `":" would be read`],
    ["Smith #1", `" #" would be read`],
    ["{site.name}", `"{" would be read`],
    ["A < B", `"<" would be read`],
    ["A*B", `"*" would be read`],
    ["_Smith_", `"_" would be read`],
    ["[Smith]", `"[" would be read`],
    ["Smith|Sons", `"|" would be read`],
    ["Smith &amp; Sons", `"&" would be read`],
    ["Smith\nSons", String.raw`"\n" would be read`],
    ["- Smith", `"-" would be read as a mark, expected none at its start`],
    ["& Sons", `"&" would be read as a mark, expected none at its start`],
    ["1. Smith", `"1" would be read as a mark, expected none at its start`],
    ["2025", "read as a number or a switch"],
    ["true", "read as a number or a switch"],
  ] as const)("%s", ([value, said]) => {
    expect(messageFor("name", value)).toContain(said);
  });
  test("a domain with its protocol, a phone of digits alone", () => {
    expect(messageFor("domain", "https://example.com")).toBeDefined();
    expect(messageFor("phone", "9195550100")).toContain("separator");
  });
});
