// What `site.mdx` may contain.
import { z } from "zod";
import { day, emailAddress, flag, imageFile, phoneNumber, text, timeZone, year } from "./fields";
import labels from "./labels.json" with { type: "json" };
import type { Translation } from "./languages";
import { editorialFields, link, linkTo, pageLink } from "./shared-fields";
import { STAGES } from "./stages";

const onSomePages = { later: true };

/** Describes facts that only tokens show. */
const inTokens = { ...onSomePages, private: true };

/** The facts of the company, which other files show by tokens, such as `{site.name}`. */
export const companyFields = {
  name: text("The company's name.", "Example Therapeutics", 60),
  shortName: text("The name in short, for small screens.", "Example", 30).meta(inTokens).optional(),
  domain: text("The domain of the site, in small letters.", "www.example.com", 100)
    .regex(/^[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+$/)
    .meta({ ...inTokens, what: "a domain in small letters, without https:// or a path" }),
  email: emailAddress("The company's e-mail address.").meta(onSomePages).optional(),
  phone: phoneNumber("The company's telephone number.").meta(inTokens).optional(),
  founded: year("The year in which the company was founded.").meta(inTokens).optional(),
  address: text("The city and state of the office.", "Durham, NC", 80).meta(onSomePages).optional(),
  copyright: text("The copyright line.", "© 2025 Example Therapeutics", 120),
};

/** What fits in the top bar and in a column of the footer. */
const MAX_MENU_LINKS = 7;

/** Accepts words alone, too, but no address, for a link that leads nowhere yet. */
const legalLink = z.preprocess(
  (written) =>
    typeof written === "string" && !/^(?:\/|https?:)/.test(written) ? { label: written } : written,
  z.strictObject({
    label: text("The text of the link.", "Privacy Policy", 40),
    to: linkTo.optional(),
  }),
);

/** Builds the field of the labels. @param words the defaults; without them, every label is required */
function labelsOf(words?: typeof labels.en) {
  const { slides, stages, ...others } = words ?? labels.en;
  const isKnown = words !== undefined;
  const stageList = z
    .array(text("A stage.", "Discovery", 40))
    .length(STAGES.length)
    .describe("The stages of programmes, in their order.");
  const slideGroup = z.strictObject(labelFields(slides, isKnown)).describe("Around slides.");
  const group = z.strictObject({
    ...labelFields(others, isKnown),
    stages: isKnown ? stageList.prefault(stages) : stageList,
    slides: isKnown ? slideGroup.prefault(slides) : slideGroup,
  });
  return (words ? group.prefault(words) : group).meta({
    description: "Other words of the frame.",
    later: true,
  });
}

/** Builds a field for each label, which has to keep the names in braces. */
function labelFields<Labels extends Record<string, string>>(all: Labels, isKnown: boolean) {
  const fields = Object.entries(all).map(([name, word]) => {
    const names = word.match(/\{\w+\}/g) ?? [];
    const hasNames = (written: string) => names.every((each) => written.includes(each));
    const label = text(`In place of "${word}".`, word, 120).refine(
      hasNames,
      `needs ${names.join(" and ")} in it`,
    );
    return [name, isKnown ? label.prefault(word) : label] as const;
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries lose the names
  return Object.fromEntries(fields) as Record<keyof Labels, (typeof fields)[number][1]>;
}

export const site = z
  .strictObject({
    ...companyFields,
    logo: imageFile(
      "The logo, from half as wide as high to six times as wide.",
      "./images/logo.svg",
    ),
    logoHasName: flag("true if the logo shows the company's name."),
    banner: z
      .strictObject({
        text: text("What it says.", "We speak at the spring meeting on 3 March.", 160),
        to: linkTo.optional(),
        until: day("The last day on which the public site shows it.").optional(),
      })
      .meta({ description: "A line above the top bar of every page.", later: true })
      .optional(),
    nav: z
      .array(pageLink)
      .min(1)
      .max(MAX_MENU_LINKS)
      .describe("The links of the top bar and the footer."),
    footer: z
      .strictObject({
        title: text("The heading of the column.", "Company", 40),
        links: z.array(link).min(1).max(MAX_MENU_LINKS).describe("The links below it."),
      })
      .describe("A second column of links in the footer.")
      .optional(),
    legal: z
      .array(legalLink)
      .min(1)
      .max(5)
      .describe(
        "The legal links of the footer: a text, which leads nowhere yet, or `label` and `to`.",
      ),
    dates: z
      .enum(["June 30, 2026", "30 June 2026"])
      .meta({ description: "How dates are written.", examples: ["30 June 2026"], seen: false })
      .transform((style) => (style === "30 June 2026" ? "en-GB" : "en-US"))
      .default("en-US"),
    timeZone: timeZone("Where days begin: `date`, `embargo`, `until`; else in UTC.").optional(),
    labels: labelsOf(labels.en),
    forwardLooking: text("The notice of `forwardLooking: true`.", "Results may differ.", 800).meta({
      later: true,
    }),
    ...editorialFields,
  })
  .meta({ prose: "words" });

/** Finds the default labels of a language; none for "zh-TW", whose script differs from that of "zh". */
export function labelsIn(lang: string): typeof labels.en | undefined {
  const { language, script } = new Intl.Locale(lang).maximize();
  const isSame = ([tag]: [string, unknown]) =>
    tag === language && new Intl.Locale(tag).maximize().script === script;
  return Object.entries(labels).find(isSame)?.[1];
}

/** Builds the schema of another language's `site.mdx`, which may leave out the site's facts. */
export function siteIn(lang: string) {
  return site
    .omit({ dates: true })
    .partial({ name: true, domain: true, logo: true })
    .extend({ labels: labelsOf(labelsIn(lang)) })
    .meta({ prose: "words" });
}

/** The fields of `site.mdx` as components receive them, in the language of the page. */
export type Frame = Omit<z.output<typeof site>, "dates"> & {
  lang: string;
  /** The locale that writes its dates. */
  dates: string;
  /** The path of the home page in this language, or else in the site's. */
  home: string;
  /** The home pages of all languages of a site with several. */
  languages?: Translation[] | undefined;
};
