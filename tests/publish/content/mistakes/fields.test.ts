// Mistakes in the values of fields, and in the fields that a file has.
import type { Changes } from "../../../support/content-folder";
import { edit, entry, fields, news } from "./mistake";
import { findsMistakes } from "./finds-mistakes";

const STAT = "stats:\n  - value: 98%\n    label: purity grade\n    meaning: How pure it is.";
const row = (cells: string) => edit("drug-pipeline.mdx", "[Time, 10-12 years, 3-6 years]", cells);
/** A page with a person, about whom it says more. */
const person = (more: string) =>
  fields(
    `people:\n  - name: A. Name\n    role: Chemist\n    text: Ten years.\n    ${more}`,
    "<People people={frontmatter.people} />",
  );
const event = (lines: string) => entry(`date: 2025-03-03\nstarts: 2026-03-03\n${lines}`);
const notFound = (old: string, now: string) => edit("not-found.mdx", old, now);
const contact = (old: string, now: string) => edit("contact-us.mdx", old, now);
const german = (more: string): Changes => ({
  "german.mdx": String(fields(`lang: de\n${more}`, "Wörter.")["news.mdx"]),
});

findsMistakes({
  "a field is missing": [
    notFound("headline: Oops! Page not found\n", ""),
    "1 headline  is missing; add the line `headline:` with what went wrong",
  ],
  "a mistyped name": [
    notFound("headline", "haedline"),
    '5 haedline  is not a field here, did you mean "headline"?',
    edit("not-found.mdx"),
  ],
  "a mistyped name in a list": [
    contact("- label: The second", "- lable: The second"),
    '… hero.actions[1].lable  is not a field here, did you mean "label"?',
  ],
  "a field that no page has": [
    fields("weather: fine"),
    "4 weather  is not a field here; the fields here are placeholders, …, terms",
  ],
  "a field of entries on a page": [
    fields("headline: What is new"),
    "4 headline  is a field of the entries of a list only; delete this line, …",
    news("Words."),
  ],
  "a field of lists on a page": [
    fields("list: news"),
    "4 list  is a field of lists only, … rename the file to content/news/index.mdx",
    { "news.mdx": undefined, "news/index.mdx": fields("list: news")["news.mdx"] },
  ],
  "a dated page before its list": [
    { "press/opening.mdx": fields("date: 2026-01-01")["news.mdx"] },
    "4 date  is a field of the entries of a list only; … make content/press a list …",
    { "press/index.mdx": fields("list: news")["news.mdx"] },
  ],
  "a field that has lost its spaces": [
    edit("about-us.mdx", "  tagline: ", "tagline: "),
    "… tagline  belongs to `mission:`; move it there, and indent it like the lines around it",
  ],
  "a field in the group above": [
    contact("note: ", "  note: "),
    "25 office.note  does not belong to `office:`; delete the spaces before it",
  ],
  "nothing behind the colon": [
    notFound("headline: Oops! Page not found", "headline:"),
    "5 headline  is empty; fill it with what went wrong",
  ],
  "nothing where nothing is needed": [
    fields('lead: ""'),
    "4 lead  is empty; fill it with one or two sentences below the title, or delete this line",
  ],
  "a list for a text": [
    notFound("link: Return to Home", "link: [Return to Home]"),
    "6 link  a list is not text; write it after the colon, without dashes or brackets",
  ],
  "a text that is too long": [
    notFound("title: Page not found", `title: ${"Page ".repeat(14)}`),
    "2 title  has 69 characters, and at most 60 fit; shorten it",
  ],
  "a colon makes an entry a group": [
    fields("placeholders:\n  - Address: to come"),
    '5 placeholders[0]  a group of fields is not text; … needs quotes: "Address: to come"',
    fields('placeholders:\n  - "Address: to come"'),
  ],
  "a text for a group": [
    contact("email:\n  title: Email\n  value: {site.email}\n", "email: Durham\nother:\n"),
    ['… email  is "Durham"; replace it with `title:`, `value:`, …', "… other  is not a field …"],
  ],
  "a list too long": [
    contact("    - label: The second button", "    - label: Two\n    - label: Three"),
    "… hero.actions  has 4 entries, and needs at most 3",
  ],
  "a row with a cell too many": [
    row("[Time, 10-12 years, 3,600]"),
    "13 comparison.rows[1]  has 4 entries, and needs exactly 3; an entry with a comma …",
    row('[Time, 10-12, "3,600"]'),
  ],
  "a cell without a number": [
    row("[Time, ten years, 3-6 years]"),
    '… comparison.rows[1][1]  no bar can be drawn from "ten years"; …',
  ],
  "a row of two units": [
    row("[Time, 10-12 years, 36-72 months]"),
    '… "36-72 months" and "10-12 years" have different units; write both in one',
  ],
  "an icon that is none": [
    edit("home.mdx", "icon: synergy", "icon: rocket"),
    '… why.cards[2].icon  "rocket" is not one of "accelerated", …',
  ],
  "yes for true": [fields("draft: yes"), '4 draft  "yes" is not one of "true", "false"'],
  "no e-mail address": [
    contact("value: {site.email}", "value: hello at example.com"),
    '… email.value  "hello at example.com" is not an e-mail address',
  ],
  "no date": [
    fields(`${STAT}\n    source: A journal\n    asOf: Feb 2026`),
    '9 stats[0].asOf  "Feb 2026" is not a date written as YYYY, YYYY-MM or YYYY-MM-DD',
  ],
  "a day that does not exist": [
    entry("date: 2026-11-31"),
    "4 date  there is no day 2026-11-31; correct the date",
  ],
  "a language that does not exist": [
    fields("lang: xx"),
    '4 lang  no language has the code "xx"; write its two-letter code (ISO 639-1)',
  ],
  "half an image": [
    person("image: ./images/founder.png"),
    "5 people[0].alt  is missing; add the line `alt:` and say in one sentence …",
    person("image: ./images/founder.png\n    alt: A leaf."),
  ],
  "half an image of an entry": [
    entry("date: 2026-01-01\nalt: A leaf."),
    "1 image  is missing; add the line `image:` with the file that `alt:` describes",
  ],
  "an entry without a date": [entry("author: Jo"), "1 date  is missing; add the line `date:` …"],
  "an event that ends before it starts": [
    event("ends: 2026-03-02"),
    "6 ends  2026-03-02 is before the event starts; write 2026-03-03 or later",
  ],
  "a webcast of what is no event": [
    entry("date: 2026-01-01\nwebcast: https://www.example.org/live"),
    "1 starts  is missing; add the line `starts:` with the first day of the event",
  ],
  "a time without its zone": [
    event("time: 09:30"),
    "1 timeZone  is missing; add the line `timeZone:` …",
    event("time: 09:30\ntimeZone: Europe/Berlin"),
  ],
  "a zone that is another in summer": [
    event("time: 09:30\ntimeZone: EST"),
    '7 timeZone  "EST" is not the name of a time zone; write it as Continent/City, …',
  ],
  "an event that ends at night": [
    event("time: 22:00-01:00\ntimeZone: UTC"),
    "6 time  ends at 01:00, which is not after 22:00; add `ends:` with the next day",
    event("time: 22:00-01:00\ntimeZone: UTC\nends: 2026-03-04"),
  ],
  "a list without a tag": [
    fields("checklist:\n  - One."),
    "4 checklist  no tag in the text shows this list; add <Checklist items={…} />",
    fields("checklist:\n  - One.", "<Checklist items={frontmatter.checklist} />"),
  ],
  "a draft of a list, whose entries are public": [
    { ...edit("bulletin/index.mdx", "---\n", "---\ndraft: true\n"), ...entry("date: 2025-03-03") },
    "bulletin/third.mdx:4 date  the list /bulletin is a draft, but this entry is public …",
  ],
  "a translation into the same language": [
    fields("translationOf: /about-us"),
    "4 translationOf  /about-us has the same language; add or correct `lang:`, …",
    fields("translationOf: /about-us\nlang: fr"),
  ],
  "a second translation into one language": [
    { ...fields("translationOf: /\nlang: de"), ...german("translationOf: /") },
    "4 translationOf  content/german.mdx translates it into this language already; …",
  ],
  "a legal link in one line": [
    edit("site.mdx", "legal:\n", "legal:\n  - Imprint: /about-us\n"),
    "… legal[0].Imprint  is not a field here; write `label: Imprint`, and below it `to: …`",
  ],
  "marks in a field": [
    fields("lead: A **bold** word."),
    '4 lead  fields are plain text and would show "**bold**" as typed; …',
  ],
  "a figure without a source": [
    fields(`${STAT}\n    asOf: 2026-02`),
    "5 stats[0].source  is missing; add `source:` and say where the figure comes from, …",
    fields(`${STAT}\n    asOf: 2026-02\nplaceholders:\n  - The source of the figure.`),
  ],
  "a figure that is old": [
    fields(`${STAT}\n    source: A journal\n    asOf: 2019`),
    "9 stats[0].asOf  2019 is more than 24 months ago; …",
    fields(`${STAT}\n    source: A journal\n    asOf: 2019\n    expires: 2099`),
  ],
  "a figure that expired": [
    fields(`${STAT}\n    source: A journal\n    asOf: 2025\n    expires: 2026-01-31`),
    "10 stats[0].expires  the figure expired after 2026-01-31; …",
  ],
});
