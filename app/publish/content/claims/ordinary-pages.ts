// Which pages are ordinary text: those of law and of jobs. Their numbers and plans are terms and offers, not claims.
import type { SeenFile } from "../source/model";
import { textAt } from "../source/source-file";

const LAW =
  /\b(?:privacy|imprint|impressum|legal|terms (?:of|and)|conditions|cookies?|disclaimer|polic(?:y|ies)|data protection|datenschutz|compliance)\b/i;
const JOBS =
  /\b(?:careers?|jobs?|vacanc(?:y|ies)|open positions?|join us|working (?:here|with us))\b/i;

/** Whether a page, by its name or its title, is one of law or of jobs. */
export function isOrdinary({ source, data }: Pick<SeenFile, "source" | "data">): boolean {
  const name = source.file.replace(/^content\/|\.mdx$/g, "").replace(/[/-]/g, " ");
  return [name, textAt(data, ["title"])].some((words) => LAW.test(words) || JOBS.test(words));
}
