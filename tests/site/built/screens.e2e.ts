// Every row of the specification's list of screens, with the exact texts that it gives, in the HTML that hosts send.
import { expect, test } from "@playwright/test";

import { readPage, type BuiltPage } from "../../support/built-pages";
import { LINKS, NOTICE, ROUTES } from "../../support/browser/site";

const SOME_TEXT = /\S/;
const LABELS = LINKS.map(([label]) => label);
const PATHS = LINKS.map(([, path]) => path);
const WITH_NOTICE = ["/drug-pipeline", "/investors"];

for (const route of ROUTES)
  test(`${route} has the top bar, one h1, words for its images, and the footer`, () => {
    const page = readPage(route);
    expect(page.values("header a[aria-label]", "href")).toEqual(["/"]);
    expect(page.values("header a[aria-label]", "ariaLabel")[0]).toMatch(/home page$/);
    for (const nav of ["header nav", "footer nav"]) {
      expect(page.texts(`${nav} a`)).toEqual(LABELS);
      expect(page.values(`${nav} a`, "href")).toEqual(PATHS);
      const current = PATHS.filter((path) => path === route);
      expect(page.values(`${nav} a[aria-current=page]`, "href")).toEqual(current);
    }
    expect(page.texts("footer p")).toEqual([SOME_TEXT, /compounds/, /^© 2025/].map(matching));
    // Without an address, so they take no focus and lead nowhere.
    const legal = page.find("footer a[aria-disabled]");
    expect(page.texts("footer a[aria-disabled]")).toEqual([
      "Privacy Policy",
      "Terms of Service",
      "Cookie Policy",
    ]);
    for (const { properties } of legal)
      expect(Object.keys(properties).toSorted()).toEqual(["ariaDisabled", "className", "role"]);
    expect(page.texts("h1")).toEqual([matching(SOME_TEXT)]);
    expect(page.find("main")).toHaveLength(1);
    const notice = WITH_NOTICE.includes(route) ? [NOTICE] : [];
    expect(page.texts("main > [role=note]:last-child")).toEqual(notice);
    for (const words of page.values("main img", "alt")) expect(words).toMatch(SOME_TEXT);
  });

test("Home", () => {
  const page = readPage("/");
  expect(page.texts("h1")).toEqual(["Illuminating the Path to Excellence"]);
  expect(linksIn(page)).toMatchObject({ "For Investors": "/investors", "About Us": "/about-us" });
  expect(listItems(page, "main > div")).toEqual([
    "FDA-Approved Scaffolds",
    "Synergistic Formulations",
    "Accelerated Approval Path",
  ]);
  const [cards = "", research = "", , form = ""] = sectionsOf(page);
  expect(page.texts(`${cards} li h3`)).toEqual([
    "Accelerated Development",
    "De-Risked Innovation",
    "Synergistic Mechanisms",
    "Biologically Optimized",
  ]);
  expect(page.texts(`${cards} li p`)).toEqual(Array(4).fill(matching(SOME_TEXT)));
  expect(listItems(page, research)).toEqual(
    [
      ...Array<RegExp>(6).fill(SOME_TEXT),
      /15\+.*years.*research/,
      /98%.*purity grade/,
      /5\+.*drugs in development/,
      /50K\+.*satisfied users/,
    ].map(matching),
  );
  expect(page.values(`${form} input[type=email]`, "placeholder")).toEqual(["Enter your email"]);
  expect(page.values(`${form} input`, "autoComplete")).toEqual(["email"]);
  expect(page.texts(`${form} button`)).toEqual(["Stay Informed"]);
  expect(page.texts(`${form} form > p`)).toContain("No spam, ever. Unsubscribe anytime.");
  // Without JavaScript, the form says before the button is pressed what will happen.
  expect(page.texts("noscript p")).toEqual([matching(/Nothing was sent/)]);
});

test("Drug Pipeline: three paragraphs, and one image whose figures also stand there as text", () => {
  const page = readPage("/drug-pipeline");
  const paragraphs = page.texts("main p").filter((text) => text.length > 150);
  expect(paragraphs).toEqual([/505\(b\)\(2\)/, SOME_TEXT, SOME_TEXT].map(matching));
  const [words = "", ...others] = page.values("main img", "alt");
  expect(others).toEqual([]);
  for (const figure of ["$1.3B", "10-12 years", "3-5x", "$20-50M", "3-6 years", "10-20x"])
    expect(words).toContain(figure);
  expect(page.texts("main thead th")).toEqual([SOME_TEXT, /new drug/i, /hybrid/i].map(matching));
  expect(page.texts("main tbody tr")).toEqual(
    [
      /^Cost.*about \$1\.3B.*\$20-50M$/,
      /^Time.*10-12 years.*3-6 years$/,
      /^Return.*3-5x.*10-20x$/,
    ].map(matching),
  );
});

test("Investors: buttons, the note, five slides, opportunities, metrics and advantages", () => {
  const page = readPage("/investors");
  const buttons = page.texts("main button").filter(Boolean);
  expect(buttons).toEqual([
    "Request Investment Deck",
    "Schedule Meeting",
    "Contact Investor Relations",
  ]);
  expect(page.texts("main p")).toContain(
    "Accredited investors only. All materials are confidential and subject to NDA.",
  );
  expect(page.texts("[aria-roledescription=slide] h3")).toEqual([
    "Company Mission",
    "Clinical Pipeline Strategy",
    "Comparable Companies Analysis",
    "Prospective Patents",
    "AD Biochemical Strategy",
  ]);
  expect(page.find("[aria-roledescription=slide] img")).toHaveLength(5);
  // Present from the start, so that nothing moves, but disabled until the code has loaded.
  expect(page.values("[aria-roledescription=carousel] button", "disabled")).toEqual([
    "true",
    "true",
  ]);
  const [opportunities = "", metrics = "", , advantages = ""] = sectionsOf(page).slice(1);
  expect(listItems(page, opportunities)).toEqual(
    [
      /\$1\.6T.*pharma.*2028/,
      /\$150B.*pharma market/,
      /\$50B.*nutraceutical market/,
      SOME_TEXT,
    ].map(matching),
  );
  expect(listItems(page, metrics)).toEqual(
    [
      /\$50M.*Series A target/,
      /3-5 years.*to market/,
      /2x-3x.*efficacy improvement/,
      /70%.*shorter timelines/,
    ].map(matching),
  );
  expect(listItems(page, advantages)).toHaveLength(6);
});

test("About Us: the founder slide, the mission, and a tagline", () => {
  const page = readPage("/about-us");
  expect(page.find("figure img")).toHaveLength(1);
  const paragraphs = page.texts("section p");
  expect(paragraphs.length).toBeGreaterThan(1);
  expect(paragraphs.at(-1)).toContain("neurological and metabolic disorders");
});

test("Contact Us: two buttons, and cards whose links lead where they say", () => {
  const page = readPage("/contact-us");
  expect(page.texts("main button")).toEqual([SOME_TEXT, SOME_TEXT].map(matching));
  const links = linksIn(page);
  expect(links["hello@testwort.example"]).toBe("mailto:hello@testwort.example");
  expect(links["(919) 555-0123"]).toBe("tel:+19195550123");
  expect(page.texts("main li h3")).toEqual(["Email", "Phone", "Office"]);
  const [, phone, office] = listItems(page, "main");
  expect(phone).toContain("Mon-Fri 9am-5pm EST");
  expect(office).toMatch(/Durham, NC.*by appointment only/i);
  expect(page.texts("main p")).toContainEqual(matching(/investors.*confidential.*NDA/));
});

test("Not found: its words and the way home alone, and nothing for search engines", () => {
  const page = readPage("/404.html");
  expect(page.texts("body *")).toEqual(expect.arrayContaining(["404", "Oops! Page not found"]));
  expect(page.texts("a")).toEqual(["Return to Home"]);
  expect(page.find("header, nav, footer")).toEqual([]);
  expect(page.values("meta[name=robots]", "content")).toEqual(["noindex"]);
});

/** Selectors of the sections of a page, in its order. */
function sectionsOf(page: BuiltPage): string[] {
  return page
    .values("main section[aria-labelledby]", "ariaLabelledBy")
    .map((id) => `section[aria-labelledby="${id}"]`);
}

function listItems(page: BuiltPage, place: string): string[] {
  return page.texts(`${place} li`);
}

/** The addresses of the links in the main part, by their words. */
function linksIn(page: BuiltPage): Record<string, string> {
  const addresses = page.values("main a[href]", "href");
  return Object.fromEntries(
    page.texts("main a[href]").map((words, index) => [words, addresses[index] ?? ""]),
  );
}

function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}
