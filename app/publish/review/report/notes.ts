// Tells what only the check reads of content: placeholders and drafts. Pages show all other fields.
import { diffLines } from "../diff/lines";
import { diffWords } from "../diff/words";
import { lineOf } from "../read/line";
import type { ReviewedSite, Sites } from "../read/site";
import type { ReportLine } from "./report";

/** What is no placeholder any more claims to be a fact. */
export const NOTE_MARK = "strength or status of a claim";

/** Compares the notes of each page: "Home no longer lists a placeholder: …". */
export function findNotes(
  { base, head }: Sites,
  titles: ReadonlyMap<string, string>,
): ReportLine[] {
  const paths = new Set([...base.content.fields, ...head.content.fields].map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const title = titles.get(path) ?? path;
    return diffLines(notesOf(base, path), notesOf(head, path)).map(({ name = "", old, now }) => {
      const verb = !now ? "no longer lists" : old ? "rewords" : "now lists";
      const isDraft = name === "draft";
      const label = isDraft ? `${title}, draft` : `${title} ${verb} a placeholder`;
      const words = diffWords(old, now);
      const flagged = words.map((part) =>
        part.mark === "same" ? part : { ...part, flag: NOTE_MARK },
      );
      return { label, name: "", words: flagged };
    });
  });
}

function notesOf({ content }: ReviewedSite, page: string) {
  const fields = content.fields.filter(({ path }) => path === page);
  const notes = fields.filter(({ field }) => field === "placeholders" || field === "draft");
  return notes.map(({ field, value }) => lineOf("setting", value, field));
}
