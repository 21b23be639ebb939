// The week of a communications team: each task as a writer does it, with what visitors then see. All are done in one copy
// of the specimen, one after the other, so that they also have to work together.
import sharp from "sharp";

import type { Writer } from "./writer";

/** A look at a page. */
interface Look {
  path: string;
  /** Words that it contains. */
  shows?: string[];
  /** Selectors of elements that it contains. */
  has?: string[];
  /** Words that it must not contain. */
  lacks?: string[];
  /** Where the page redirects to. */
  leadsTo?: string;
}

export interface Task {
  name: string;
  run: (site: Writer) => void | Promise<void>;
  look: Look;
}

const page = (title: string, fields: string, prose: string) =>
  `---\ntitle: ${title}\ndescription: A page about ${title}.\n${fields}---\n\n${prose}\n`;

export const TASKS: Task[] = [
  {
    name: "changes a sentence",
    run: (site) =>
      site.replace("about-us.mdx", "The first paragraph of the mission.", "A preview, anew."),
    look: { path: "/about-us", shows: ["A preview, anew."] },
  },
  {
    name: "adds a figure with its source",
    run: (site) =>
      site.replace(
        "everything.mdx",
        "\ncards:\n",
        "\n  - value: 71 samples\n    label: of leaves\n    meaning: How many leaves there were.\n    source: The list of leaves\n    asOf: 2026-01\n    expires: 2099-12-31\ncards:\n",
      ),
    look: { path: "/everything", shows: ["71 samples", "The list of leaves"] },
  },
  {
    name: "uploads a picture and shows it",
    run: (site) => {
      site.copy("images/founder.png", "images/leaf.png");
      site.append("notes/first.mdx", "![A leaf from the garden](../images/leaf.png)");
    },
    look: { path: "/notes/beginning", has: ["img[alt='A leaf from the garden']"] },
  },
  {
    name: "shows a photograph of a camera further down",
    run: async (site) => {
      const green = { width: 1200, height: 900, channels: 3 as const, background: "green" };
      site.write("images/IMG_0001.JPG", await sharp({ create: green }).jpeg().toBuffer());
      site.append("everything.mdx", "![A lawn from above](./images/IMG_0001.JPG)");
    },
    look: { path: "/everything", has: ["img[alt='A lawn from above']"] },
  },
  {
    name: "replaces a picture under its name",
    run: (site) =>
      site.write(
        "images/slide-1.svg",
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path d="M9 9h70v70z" fill="#123"/></svg>',
      ),
    look: { path: "/investors", has: ["#slide-1 img[width='160']"] },
  },
  {
    name: "adds a slide at the end",
    run: (site) =>
      site.replace(
        "investors.mdx",
        "\nopportunity:",
        "\n    - title: The sixth slide\n      image: ./images/slide-2.svg\n      alt: One drawing more.\n      text: What the sixth slide says.\nopportunity:",
      ),
    look: { path: "/investors", shows: ["The sixth slide"] },
  },
  {
    name: "adds a page to the menu, in its place",
    run: (site) =>
      site.write("week.mdx", page("The week", "nav: Week\nnavOrder: 15\n", "It is Monday.")),
    look: {
      path: "/week",
      shows: ["It is Monday."],
      has: ["header li:nth-child(2) > a[href='/week']"],
    },
  },
  {
    name: "keeps a page back as a draft",
    run: (site) => site.write("later.mdx", page("Later", "draft: true\n", "Not yet.")),
    look: { path: "/", lacks: ["Later", "Not yet."] },
  },
  {
    name: "changes the telephone number everywhere",
    run: (site) => site.replace("site.mdx", "phone: (919) 555-0123", "phone: (919) 555-0188"),
    look: { path: "/contact-us", shows: ["(919) 555-0188"] },
  },
  {
    name: "publishes news",
    run: (site) =>
      site.write(
        "bulletin/third-pairing.mdx",
        page("A third pairing", "date: 2025-09-01\n", "It was on a Monday."),
      ),
    look: { path: "/bulletin", shows: ["A third pairing", "September 1, 2025"] },
  },
  {
    name: "prepares news under embargo",
    run: (site) =>
      site.write(
        "bulletin/secret.mdx",
        page("Secret pairing", "date: 2025-09-02\nembargo: 2099-01-01\n", "Nobody knows."),
      ),
    look: { path: "/bulletin", shows: ["A third pairing"], lacks: ["Secret pairing"] },
  },
  {
    name: "begins a list of publications",
    run: (site) => {
      site.write("papers/index.mdx", page("Papers", "list: publications\n", "What we wrote."));
      site.write("papers/leaves.mdx", page("On leaves", "date: 2025-01-31\n", "Leaves are green."));
    },
    look: { path: "/papers", shows: ["On leaves", "January 31, 2025"] },
  },
  {
    name: "offers a document",
    run: (site) => {
      site.copy("files/pamphlet.pdf", "files/leaflet.pdf");
      site.append("week.mdx", '<Download file="./files/leaflet.pdf">The leaflet</Download>');
    },
    look: { path: "/week", shows: ["The leaflet", "PDF"], has: ["a[href$='.pdf']"] },
  },
  {
    name: "links to a document in a sentence",
    run: (site) => site.append("papers/leaves.mdx", "Read [the leaflet](../files/leaflet.pdf)."),
    look: { path: "/papers/leaves", has: ["main p a[href$='.pdf']"] },
  },
  {
    name: "gives a page another address",
    run: (site) => {
      site.rename("notes/first.mdx", "notes/beginning.mdx");
      site.addFields("notes/beginning.mdx", "formerly: [/notes/first]");
      site.replace("about-us.mdx", "(/notes/first#", "(/notes/beginning#");
      site.replace("de/notiz.mdx", "/notes/first", "/notes/beginning");
    },
    look: { path: "/notes/first", leadsTo: "/notes/beginning" },
  },
  {
    name: "keeps an address from an old site",
    run: (site) => site.addFields("about-us.mdx", "formerly: [/company]"),
    look: { path: "/company", leadsTo: "/about-us" },
  },
  {
    name: "shows a line of code that is wider than the window",
    run: (site) =>
      site.append("papers/leaves.mdx", `\`\`\`\nleaf ${"--green ".repeat(40)}\n\`\`\``),
    look: { path: "/papers/leaves", has: ["main pre"] },
  },
  {
    name: "makes a button lead somewhere",
    run: (site) =>
      site.replace(
        "contact-us.mdx",
        "    - label: The first button\n",
        "    - label: The first button\n      to: mailto:desk@visitor.example\n",
      ),
    look: { path: "/contact-us", has: ["main a[href='mailto:desk@visitor.example']"] },
  },
  {
    name: "makes a legal link lead to a page",
    run: (site) => {
      site.write("cookies.mdx", page("Cookies", "", "There are none."));
      site.replace("site.mdx", "  - Cookie Policy", "  - label: Cookie Policy\n    to: /cookies");
    },
    look: { path: "/", has: ["footer a[href='/cookies']"] },
  },
];
