import { z } from "zod";

import { list, text } from "./fields";
import { STAGES } from "./stages";

const stages = list(text("A stage.", 40), [STAGES.length, STAGES.length], STAGES.join(", "));

/** The words around every page that no other content file holds. */
export const labels = z
  .strictObject({
    skip: label("Skip to content"),
    menu: label("Menu"),
    main: label("Main"),
    footer: label("Footer"),
    home: label("home page"),
    draft: label("Draft"),
    figures: label("About these figures"),
    terms: label("Terms on this page"),
    source: label("Source:"),
    asOf: label("as of {date}"),
    table: label("Table"),
    notes: label("Notes"),
    backToText: label("Back to the text"),
    feed: label("Feed"),
    breadcrumb: label("Breadcrumb"),
    contents: label("On this page"),
    write: label("Or write to {email}."),
    programme: label("Programme"),
    scaffold: label("Scaffold"),
    compound: label("Compound"),
    indication: label("Indication"),
    stage: label("Stage"),
    stages: stages.prefault([...STAGES]),
    slides: z
      .strictObject({
        previous: label("Previous slide"),
        next: label("Next slide"),
        position: label("Slide {n} of {total}"),
        open: label("Open full size"),
        download: label("Download the deck"),
        carousel: label("carousel"),
        slide: label("slide"),
      })
      .describe("Around slides.")
      .prefault({}),
  })
  .meta({ description: "Other words around the pages, as for a site in French.", later: true })
  .prefault({});

function label(words: string) {
  const names = words.match(/\{\w+\}/g) ?? [];
  const hasNames = (written: string) => names.every((name) => written.includes(name));
  const error = `needs ${names.join(" and ")}, which the site fills in`;
  return text(words, 120).refine(hasNames, error).prefault(words);
}
