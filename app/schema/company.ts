// The facts of the company, which stand in site.mdx once; every other file has them as `{site.name}` and so on.
import type { z } from "zod";
import { emailAddress, phoneNumber, text } from "./fields";

/** What means something in a field, in prose, in a tag or in a drawing. An underscore within a word does not. */
const MARK = /['"{}<>*[\]|\\`~\r\n]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)|:(?=\s|$)| #/;

/** What a line of prose or of fields may begin with, and not be: the number of a list. */
const START = /^(?!\d+[.)]\s)[\p{L}\p{N}(+©]/u;

/** What YAML takes for something other than text. */
const NO_TEXT = /^(?:true|false|null|[+]?\d+\.?\d*(?:e[+-]?\d+)?|0x[\da-f]+|0o[0-7]+)$/i;

const DOMAIN = /^[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/;

/** The fields of `site.mdx` that other files use. */
export const companyFields = {
  name: plain(text("The company's name.", "Example Therapeutics", 60)),
  shortName: plain(
    text("The name in short, for places with little room such as a phone's screen.", "Example", 30),
  ).optional(),
  domain: plain(
    text("The domain of the site, in small letters.", "www.example.com", 100)
      .regex(DOMAIN)
      .meta({ what: "a domain without https://" }),
  ),
  email: plain(emailAddress("The company's e-mail address.")).optional(),
  phone: plain(phoneNumber("The company's telephone number.")).optional(),
  address: plain(text("The city and state of the office.", "Durham, NC", 80)).optional(),
  copyright: plain(text("The copyright line.", "© 2025 Example Therapeutics", 120)),
};

/** Refuses what would be read as more than words where the text is used. */
function plain<T extends z.ZodType>(field: T): T {
  return field.superRefine((written, context) => {
    const message = explainPlain(String(written).trim());
    if (message) context.addIssue({ code: "custom", message });
  });
}

function explainPlain(written: string): string | undefined {
  const [mark] = MARK.exec(written) ?? (START.test(written) ? [] : [written.charAt(0)]);
  const place = START.test(written) || MARK.test(written) ? "" : " at its start";
  if (mark !== undefined) {
    const cure = mark === "'" ? "; write ’" : "";
    return `this text is also used in other files, where ${JSON.stringify(mark)} would be read as a mark, expected none${place}${cure}`;
  }
  return NO_TEXT.test(written)
    ? "this text is also used in other files, where it would be read as a number or a switch, expected a letter or a separator in it"
    : undefined;
}
