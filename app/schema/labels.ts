// The words around every page that no content file holds; `labels:` of site.mdx replaces them.
import { z } from "zod";

import { list, text } from "./fields";
import { STAGES } from "./stages";

const FRAME = {
  skip: "Skip to content",
  menu: "Menu",
  main: "Main",
  footer: "Footer",
  home: "home page",
  draft: "Draft",
  figures: "About these figures",
  terms: "Terms on this page",
  source: "Source:",
  asOf: "as of {date}",
  table: "Table",
  notes: "Notes",
  backToText: "Back to the text",
  feed: "Feed",
  breadcrumb: "Breadcrumb",
  contents: "On this page",
  write: "Or write to {email}.",
  programme: "Programme",
  scaffold: "Scaffold",
  compound: "Compound",
  indication: "Indication",
  stage: "Stage",
};

const SLIDES = {
  previous: "Previous slide",
  next: "Next slide",
  position: "Slide {n} of {total}",
  open: "Open full size",
  download: "Download the deck",
  carousel: "carousel",
  slide: "slide",
};

/** Accepts other words for any label. */
export const labels = z
  .strictObject({
    ...labelFields(FRAME),
    stages: list(text("A stage.", 40), [STAGES.length, STAGES.length], STAGES.join(", ")).prefault([
      ...STAGES,
    ]),
    slides: z.strictObject(labelFields(SLIDES)).describe("Around slides.").prefault({}),
  })
  .meta({ description: "Other words around the pages, as for a site in French.", later: true })
  .prefault({});

function labelFields<Labels extends Record<string, string>>(words: Labels) {
  const fields = Object.entries(words).map(([name, word]) => [
    name,
    text(word, 120).prefault(word),
  ]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- entries lose the names
  return Object.fromEntries(fields) as Record<keyof Labels, z.ZodPrefault<z.ZodString>>;
}
