import { z } from "zod";

import {
  type Shown,
  domain,
  email,
  flag,
  imageFile,
  language,
  list,
  pagePath,
  phone,
  text,
} from "./fields";
import { labels } from "./labels";
import { editorialFields, linkTo } from "./groups";

const onSomePages = { later: true };
const inTokens = { later: true, private: true };

/** The facts of the company, which other files show by tokens, such as `{site.name}`. */
export const companyFields = {
  name: text("The company's name.", 60),
  shortName: text("The name in short.", 30).meta(inTokens).optional(),
  domain: domain("The domain of the site.").meta(inTokens),
  email: email("The company's e-mail address.").meta(onSomePages).optional(),
  phone: phone("The company's telephone number.").meta(inTokens).optional(),
  address: text("The city and state of the office.", 80).meta(onSomePages).optional(),
};

const pageLink = z.strictObject({
  label: text("The text of the link.", 40),
  to: pagePath("A page of this site; its path starts with a slash."),
});

const legalLink = z.strictObject({ label: pageLink.shape.label, to: linkTo.optional() });

export const site = z.strictObject({
  ...companyFields,
  copyright: text("The copyright line.", 120),
  logo: imageFile("The logo, from half as wide as high to six times as wide."),
  logoHasName: flag("true if the logo shows the company's name."),
  banner: z
    .strictObject({ text: text("What it says.", 160), to: linkTo.optional() })
    .describe("A line above the top bar of every page.")
    .meta(onSomePages)
    .optional(),
  nav: list(pageLink, [1, 7], "The links of the top bar and the footer."),
  legal: list(legalLink, [1, 5], "The legal links; one without `to:` leads nowhere yet."),
  language: language("The language of the site and its dates: `fr`, `en-GB`.").default("en"),
  labels,
  forwardLooking: text("The notice on plans and targets.", 800).meta(onSomePages),
  ...editorialFields,
});

/** The fields of `site.mdx` as components receive them. */
export type Site = Shown<z.output<typeof site>>;
