// Every row of the specification's list of screens, in the HTML that hosts send. That no text of the content is missing
// there: html.e2e.ts.
import { expect, test } from "@playwright/test";

import { readPage } from "../../support/built-pages";
import { LINKS, ROUTES } from "../../support/browser/site";

const LABELS = LINKS.map(([label]) => label);
const PATHS = LINKS.map(([, path]) => path);
const WITH_NOTICE = ["/drug-pipeline", "/investors"];
const SOME_TEXT = matching(/\S/);

for (const route of ROUTES)
  test(`${route} has the top bar, one h1, alternative texts and the footer`, () => {
    const page = readPage(route);
    expect(page.values("header a[aria-label]", "href")).toEqual(["/"]);
    expect(page.values("header a[aria-label]", "aria-label")).toEqual([matching(/home page$/)]);
    expect(page.find("header a img")).toHaveLength(1);
    for (const nav of ["header nav", "footer nav[aria-label]"]) {
      expect(page.texts(`${nav} a:not([hreflang])`)).toEqual(LABELS);
      expect(page.values(`${nav} a:not([hreflang])`, "href")).toEqual(PATHS);
      const current = PATHS.filter((path) => path === route);
      expect(page.values(`${nav} a[aria-current=page]`, "href")).toEqual(current);
    }
    const column = page.texts("footer nav[aria-labelledby] p");
    expect(page.texts("footer p")).toEqual([SOME_TEXT, SOME_TEXT, ...column, matching(/^© 2025/)]);
    // They have no address, so they take no focus and lead nowhere.
    expect(page.texts("footer a[aria-disabled][role=link]:not([href])")).toEqual([
      "Privacy Policy",
      "Terms of Service",
      "Cookie Policy",
    ]);
    expect(page.values("footer address a", "href")).toEqual([matching(/^mailto:/)]);
    expect(page.texts("h1")).toEqual([SOME_TEXT]);
    expect(page.find("main")).toHaveLength(1);
    const notice = WITH_NOTICE.includes(route) ? [SOME_TEXT] : [];
    expect(page.texts("main > [role=note]:last-child")).toEqual(notice);
    for (const words of page.values("main img", "alt")) expect(words).toEqual(SOME_TEXT);
  });

type Row = [selector: string, texts: unknown, attribute?: string];

/** What each page has, in this order: the texts of elements, or one of their attributes. */
const SCREENS: Record<string, Row[]> = {
  "/": [
    ["h1", ["Illuminating the Path to Excellence"]],
    ["main > div a", ["For Investors", "About Us", "The rules"]],
    ["main > div a", ["/investors", "/about-us", "https://www.example.org/rules"], "href"],
    ["main > div li", some(3)],
    // The picture of the first screen does not wait until the layout is known.
    ["main > div img", ["eager"], "loading"],
    ["main > section:nth-of-type(1) li h3", some(4)],
    ["main > section:nth-of-type(1) li p", some(4)],
    ["main > section:nth-of-type(2) li", some(10)],
    ["main > section:nth-of-type(2) li:has(a)", [/^15\+/, /^98%/, /^5\+/, /^50K\+/].map(matching)],
    ["form input[type=email]", ["Enter your email"], "placeholder"],
    ["form input", ["email"], "autocomplete"],
    ["form input", ["254"], "maxlength"],
    ["form button", ["Stay Informed"]],
    ["form > p", expect.arrayContaining(["No spam, ever. Unsubscribe anytime."])],
    // Without JavaScript, the form says before the button is pressed what will happen.
    ["noscript p", [matching(/Nothing was sent/)]],
  ],
  "/drug-pipeline": [
    ["main p", expect.arrayContaining([matching(/505\(b\)\(2\)/)])],
    // Each row has its own scale: both ends of the new drug's figure, then of the hybrid's.
    ["main tr:nth-child(1) path + path", [26, 26, 1, 1].map(shapes), "d"],
    ["main tr:nth-child(2) path + path", [24, 20, 12, 6].map(shapes), "d"],
    ["main tr:nth-child(3) path + path", [5, 3, 20, 10].map(shapes), "d"],
    ["main figcaption", [SOME_TEXT]],
    ["main thead th", [SOME_TEXT, matching(/new drug/i), matching(/hybrid/i)]],
    [
      "main tbody tr",
      [/^Cost.*\$1\.3B.*\$20-50M$/, /^Time.*10-12.*3-6 years$/, /^Return.*3-5x.*10-20x$/].map(
        matching,
      ),
    ],
  ],
  "/investors": [
    [
      "main button[type=button]:not([aria-label], [aria-roledescription] *)",
      ["Request Investment Deck", "Schedule Meeting", "Contact Investor Relations"],
    ],
    // E-mail links stand beside buttons that do nothing yet.
    ["main p > a[href^=mailto]", some(2)],
    ["main p", expect.arrayContaining([matching(/^Accredited investors only\./)])],
    ["[aria-roledescription=slide] h3", some(5)],
    ["[aria-roledescription=slide] img", some(5), "alt"],
    // The carousel does not loop, so the button back is disabled on the first slide.
    ["[aria-roledescription=carousel] button[aria-disabled]", ["true", "false"], "aria-disabled"],
    ["main > section:nth-of-type(1) li", [/^\$1\.6T/, /^\$150B/, /^\$50B/, /\S/].map(matching)],
    ["main > section:nth-of-type(2) li", [/^\$50M/, /^3-5 years/, /^2x-3x/, /^70%/].map(matching)],
    ["main > section:nth-of-type(4) li", some(6)],
  ],
  "/about-us": [
    ["figure img", some(1), "alt"],
    ["figure source", expect.arrayContaining([matching(/max-width/)]), "media"],
    ["section p", expect.arrayContaining([matching(/neurological and metabolic disorders/)])],
  ],
  "/contact-us": [
    ["main button", some(2)],
    ["main li h3", ["Email", "Phone", "Office"]],
    ["main li a", ["mailto:hello@testwort.example", "tel:+19195550123"], "href"],
    ["main li", [SOME_TEXT, matching(/Mon-Fri 9am-5pm EST/), matching(/by appointment only/i)]],
    ["main p", expect.arrayContaining([matching(/investors.*confidential.*NDA/)])],
  ],
  "/404.html": [
    ["body *", expect.arrayContaining(["404", "Oops! Page not found"])],
    ["main > a", ["Return to Home"]],
    ["header, nav, footer", []],
    ["meta[name=robots]", ["noindex"], "content"],
  ],
};

for (const [path, rows] of Object.entries(SCREENS))
  test(`${path} has what the specification lists`, () => {
    const page = readPage(path);
    for (const [selector, expected, attribute] of rows)
      expect
        .soft(attribute ? page.values(selector, attribute) : page.texts(selector), selector)
        .toEqual(expected);
  });

/** A path of so many closed or open shapes. */
function shapes(count: number): unknown {
  return matching(new RegExp(`^(?:M[^M]+){${count}}$`));
}

function some(count: number): unknown[] {
  return Array.from({ length: count }, () => SOME_TEXT);
}

function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}
