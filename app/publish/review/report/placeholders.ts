import { diffLines, type Change } from "../diff/lines";
import { diffWords } from "../diff/words";
import { lineOf } from "../read/line";
import type { ReviewedSite, Sites } from "../read/site";
import type { Passage, ReportLine } from "../report-data";

/** What is no placeholder and no draft any more claims more. */
const STATUS = "strength or status of a claim";

/** Compares placeholders and drafts: "Home no longer lists a placeholder: …". */
export function comparePlaceholders(sites: Sites, titles: ReadonlyMap<string, string>): Passage {
  const { base, head } = sites;
  const paths = new Set([...base.content.fields, ...head.content.fields].map(({ path }) => path));
  const lines = [...paths].flatMap((path) => {
    const title = titles.get(path) ?? path;
    const changes = diffLines(fieldsOf(base, path), fieldsOf(head, path));
    return changes.map((change) => describeChange(change, title));
  });
  return { place: "", marks: [{ name: STATUS, sentence: "" }], lines, isWhole: false };
}

function describeChange({ name, old, now }: Change, title: string): ReportLine {
  const addition = old ? "rewords" : "now lists";
  const verb = now ? addition : "no longer lists";
  const draft = now ? "is a draft now" : "is no longer a draft";
  const label = name === "draft" ? `${title} ${draft}` : `${title} ${verb} a placeholder`;
  const parts = diffWords(old, now);
  const words = parts.map((part) => (part.diff === "same" ? part : { ...part, mark: STATUS }));
  return { label, name: "", words };
}

function fieldsOf({ content }: ReviewedSite, page: string) {
  const fields = content.fields.filter(({ path }) => path === page);
  return fields.map(({ field, value }) => lineOf("setting", value, field));
}
