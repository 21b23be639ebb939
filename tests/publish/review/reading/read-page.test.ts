// What people see of a page in a browser: every way to hide a text, and everything that opens.
import { beforeAll, describe, expect, test } from "vitest";

import { listenOnLoopback } from "../../../../app/publish/hosting/loopback";
import { createStaticServer } from "../../../../app/publish/hosting/static-server";
import { startBrowser } from "../../../../app/publish/review/reading/browser";
import { readPage, type PageReading } from "../../../../app/publish/review/reading/read-page";
import { takeSnapshot } from "../../../../app/publish/review/snapshot/snapshot";
import { withSmallSite } from "../../../support/small-site";

const ALWAYS: string[] = [];
const SCREENS = ["320 px", "768 px", "1280 px", "1920 px"];
const NEVER = [...SCREENS, "print"];

/** A text, where it cannot be seen, and how the page shows it. */
const TEXTS: [text: string, unseen: string[], html: string][] = [
  ["Plain.", ALWAYS, "<p>Plain.</p>"],
  ["No box.", NEVER, '<p style="display:none">No box.</p>'],
  ["Hidden.", NEVER, '<p style="visibility:hidden">Hidden.</p>'],
  ["Found later.", NEVER, '<p hidden="until-found">Found later.</p>'],
  ["Faint.", ALWAYS, '<p style="opacity:.6">Faint.</p>'],
  ["Clear glass.", NEVER, '<p style="opacity:0">Clear glass.</p>'],
  ["Two glasses.", NEVER, '<div style="opacity:.2"><p style="opacity:.2">Two glasses.</p></div>'],
  [
    "For ears.",
    NEVER,
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">For ears.</p>',
  ],
  ["Cut by a path.", NEVER, '<p style="clip-path:inset(50%)">Cut by a path.</p>'],
  ["Cut by a circle.", NEVER, '<p style="clip-path:circle(0)">Cut by a circle.</p>'],
  ["Cut at one side.", NEVER, '<p style="clip-path:inset(0 100% 0 0)">Cut at one side.</p>'],
  ["Cut by a line.", NEVER, '<p style="clip-path:polygon(0 0,0 0,0 0)">Cut by a line.</p>'],
  ["Filtered.", NEVER, '<p style="filter:opacity(0)">Filtered.</p>'],
  ["Another white.", NEVER, '<p style="color:oklch(1 0 0)">Another white.</p>'],
  ["White in a layer.", NEVER, '<p style="color:color(srgb 1 1 1)">White in a layer.</p>'],
  [
    "Cut at its corners.",
    ALWAYS,
    '<p style="clip-path:inset(2px round 4px)">Cut at its corners.</p>',
  ],
  [
    "Cut to a shape.",
    ALWAYS,
    '<p style="clip-path:polygon(0 0,100% 0,50% 100%)">Cut to a shape.</p>',
  ],
  ["Black in a layer.", ALWAYS, '<p style="color:color(srgb 0 0 0)">Black in a layer.</p>'],
  ["Folded.", NEVER, '<div style="height:0;overflow:hidden"><p>Folded.</p></div>'],
  [
    "Below the edge.",
    NEVER,
    '<div style="height:40px;overflow:hidden"><p style="margin:60px 0">Below the edge.</p></div>',
  ],
  [
    "In a scrolled area.",
    ALWAYS,
    '<div style="height:40px;overflow:auto"><p style="margin:60px 0">In a scrolled area.</p></div>',
  ],
  ["Small print.", NEVER, '<p style="font-size:6px">Small print.</p>'],
  ["Shrunk.", NEVER, '<p style="transform:scale(.1)">Shrunk.</p>'],
  ["White on white.", NEVER, '<p style="color:#fff">White on white.</p>'],
  ["Nearly white.", NEVER, '<p style="color:#eee">Nearly white.</p>'],
  [
    "White on black.",
    ALWAYS,
    '<div style="background:#000"><p style="color:#fff">White on black.</p></div>',
  ],
  [
    "Black glass on black.",
    NEVER,
    '<div style="background:#000"><p style="background:#fff0">Black glass on black.</p></div>',
  ],
  ["No ink.", NEVER, '<p style="color:transparent">No ink.</p>'],
  ["No fill.", NEVER, '<p style="-webkit-text-fill-color:transparent">No fill.</p>'],
  [
    "On a picture.",
    ALWAYS,
    '<p style="color:#fff;background:linear-gradient(#000,#fff)">On a picture.</p>',
  ],
  ["Far left.", NEVER, '<p style="position:absolute;left:-999px">Far left.</p>'],
  ["Indented away.", NEVER, '<p style="text-indent:-9999px">Indented away.</p>'],
  ["Not on phones.", ["320 px"], '<p class="not-narrow">Not on phones.</p>'],
  ["Not on paper.", ["print"], '<p class="not-paper">Not on paper.</p>'],
  ["On paper only.", SCREENS, '<p class="only-paper">On paper only.</p>'],
  ["Not for short windows.", ALWAYS, '<p style="margin-top:3000px">Not for short windows.</p>'],
  [
    "It is not pure.",
    NEVER.map((view) => `${view}: “not”`),
    '<p>It is <span style="display:none">not</span> pure.</p>',
  ],
  ["proven", ALWAYS, '<p class="generated">Generated.</p>'],
  [
    "$1.3B",
    ALWAYS,
    '<svg viewBox="0 0 90 20" width="300"><text y="15" font-size="12">$1.3B</text></svg>',
  ],
  [
    "$1.8B",
    NEVER,
    '<svg viewBox="0 0 90 20" width="300"><text y="15" font-size="12" fill="#fff">$1.8B</text></svg>',
  ],
  [
    "Without code.",
    NEVER.map((view) => `${view}, with JavaScript`),
    "<noscript><p>Without code.</p></noscript>",
  ],
  [
    "In a shadow.",
    ALWAYS,
    '<div><template shadowrootmode="open"><p>In a shadow.</p></template></div>',
  ],
  ["In a template.", NEVER, "<template><p>In a template.</p></template>"],
  [
    "Inside details.",
    ["print"],
    "<details><summary>More</summary><p>Inside details.</p></details>",
  ],
  ["In a menu.", ["print"], '<div popover id="menu"><p>In a menu.</p></div>'],
  ["A picture.", ALWAYS, '<img alt="A picture." src="/a.svg" width="40" height="40"/>'],
  ["Words on hover.", NEVER, '<p style="display:none" title="Words on hover."></p>'],
];

const STYLES = `
  body { color: #000; background: #fff }
  @media (max-width: 400px) { .not-narrow { display: none } }
  .only-paper { display: none }
  @media print { .not-paper { display: none } .only-paper { display: block } }
  .generated::after { content: "proven" }
`;
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="stylesheet" href="/a.css"/></head><body>${body}</body></html>`;

/** Only code shows its slides one by one, opens its tooltip, and adds to the page. */
const LIVE = `
  <section aria-roledescription="carousel"><button>Back</button><button>On</button>
    <p class="slide">Slide one.</p><p class="slide">Slide two.</p><p class="slide">Slide three.</p></section>
  <p><button data-state="closed">98%</button></p><p class="never">Never shown.</p><script src="/live.js"></script>`;
const CODE = `
  const [back, on] = document.querySelectorAll("button");
  const slides = [...document.querySelectorAll(".slide")];
  let at = 0;
  const show = (index) => {
    at = index;
    slides.forEach((slide, each) => (slide.hidden = each !== at));
    back.disabled = at === 0;
    on.disabled = at === slides.length - 1;
  };
  back.onclick = () => show(at - 1);
  on.onclick = () => show(at + 1);
  show(0);
  document.querySelector(".never").hidden = true;
  const trigger = document.querySelector("[data-state]");
  trigger.onfocus = () => trigger.insertAdjacentHTML("afterend", "<span role=tooltip>From a study.</span>");
  trigger.onblur = () => document.querySelector("[role=tooltip]").remove();
  document.body.insertAdjacentHTML("beforeend", "<p>Added by code. <a href=/later>Later</a></p>");
  document.head.insertAdjacentHTML("beforeend", "<meta name=robots content=noindex>");
  new Image().src = "https://other.example/pixel.png";
  console.error("said to the console");
  throw new Error("thrown by code");
`;

let still: PageReading;
let live: PageReading;

beforeAll(async () => {
  const files = {
    "index.html": page(TEXTS.map(([, , html]) => html).join("\n")),
    "live/index.html": page(LIVE),
    "a.css": STYLES,
    "a.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "live.js": CODE,
    // Some browsers ask for it, though no page names it.
    "favicon.ico": "",
  };
  [still, live] = await withSmallSite(files, {}, async (site) => {
    const { context } = await takeSnapshot(site);
    const browser = await startBrowser();
    const host = await listenOnLoopback(createStaticServer(site.client));
    try {
      const read = (path: string) =>
        readPage(browser, host.address + path, { ...context, allWidths: context.widths });
      return [await read("/"), await read("/live")];
    } finally {
      await Promise.all([browser.close(), host.close()]);
    }
  });
}, 60_000);

test.each(TEXTS)("%s cannot be seen at %j", (text, unseen) => {
  expect(still.texts.filter((each) => each.text === text).map((each) => each.unseen)).toEqual([
    unseen,
  ]);
});
test("the page itself reports nothing, and asks nobody", () => {
  expect(still).toMatchObject({ foreign: [], errors: [], links: [] });
});
test("a text has its size and colours, and its distance from the top", () => {
  const of = (text: string) => still.texts.find((each) => each.text === text);
  expect(of("White on black.")?.look).toEqual(["16 #ffffff on #000000"]);
  expect(of("On a picture.")?.look).toEqual(["16 #ffffff on a picture"]);
  expect(of("Not for short windows.")?.top).toBeGreaterThan(3000);
  expect(of("proven")?.kind).toBe("generated");
});

describe("a page with code", () => {
  const unseen = (text: string) => live.texts.find((each) => each.text === text)?.unseen;
  test("every slide is shown once; on paper only the one that stands open", () => {
    expect(unseen("Slide one.")).toEqual([]);
    expect(unseen("Slide three.")).toEqual(["print, with JavaScript"]);
  });
  test("what only code shows or hides says so", () => {
    expect(unseen("Never shown.")).toEqual(NEVER.map((view) => `${view}, with JavaScript`));
    expect(unseen("Added by code. Later")).toEqual(
      NEVER.map((view) => `${view}, without JavaScript`),
    );
  });
  test("a tooltip is read with what opens it", () => {
    expect(live.texts.filter(({ kind }) => kind === "tooltip")).toMatchObject([
      { text: "From a study.", heading: ["98%"], unseen: [] },
    ]);
  });
  test("what it adds to its head and links, whom it asks, and its errors are known", () => {
    expect(live.links).toEqual([{ href: "/later", words: "Later" }]);
    expect(live.head).toContainEqual({ name: "Instructions for search engines", value: "noindex" });
    expect(live.foreign).toEqual(["https://other.example/pixel.png"]);
    expect(live.errors).toEqual(expect.arrayContaining(["said to the console", "thrown by code"]));
  });
});
