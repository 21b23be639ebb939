// Requests that change numbers.
import type { ReviewRequest } from "../request";
import { PARAGRAPH } from "../specimen-words";

export const FIGURES: ReviewRequest[] = [
  {
    name: "changes a figure together with its source",
    isWhole: true,
    edit: (site) => {
      site.reword("$150B", "$180B");
      site.reword("The source of the second opportunity", "A newer source");
    },
    shows: ["Source of “$180B”: A newer source"],
  },
  {
    name: "gives a figure another value than its home",
    isWhole: true,
    edit: (site) => site.reword("with a 98% purity grade that", "with a 99% purity grade that"),
    critical: ["“98%” became “99%”", "98% purity grade"],
  },
  {
    name: "adds a figure without a source",
    edit: (site) => site.reword(PARAGRAPH, "The first of 40 paragraphs helps 87% of people."),
    critical: ["“87%” is new, and its page gives no source for it"],
  },
  {
    name: "adds a figure to structured data",
    edit: (site) =>
      site.page(
        "/about-us",
        '"@type":"BreadcrumbList"',
        '"@type":"BreadcrumbList","description":"works in 93% of cases"',
      ),
    critical: [/“93%/],
  },
  {
    name: "changes a figure in a built drawing",
    isWhole: true,
    edit: (site) =>
      site.file("assets/comparison.svg", /(?=<\/svg>)/, "<text x='9' y='99'>about $1.8B</text>"),
    shows: ["Drawing comparison.svg changed"],
  },
  {
    name: "changes a year that claims nothing",
    edit: (site) => site.reword("© 2025", "© 2026"),
    shows: ["2026"],
    changes: 1,
  },
];
