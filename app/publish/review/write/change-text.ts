// Changes in; out what the HTML report and the summary both say of them: their order, names, and facts on figures.
import { count } from "../../problems/problem";
import { WIDTHS } from "../page-model";
import { SEVERITIES, type Change, type FigureChange, type Report, type Severity } from "../report";

/** A change with its number in the whole report. */
export interface NumberedChange {
  change: Change;
  number: number;
}

/** A sentence on a figure; `text` is from the site and may be in another direction. */
interface FigureFact {
  label: string;
  text: string;
  /** Somebody must look into it. */
  isAlarm: boolean;
}

interface Commits {
  base: Report["base"];
  head: Pick<Report["head"], "commit" | "isDirty">;
}

interface Titled {
  path: string;
  title: string;
}

const NAMES: Record<Severity, string> = {
  critical: "Critical",
  wording: "Wording",
  links: "Links",
  looks: "Looks",
  code: "Code",
};

/** The changes by severity, the worst first, no severity empty. */
export function bySeverity(
  changes: Change[],
): { severity: Severity; name: string; entries: NumberedChange[] }[] {
  let number = 0;
  return SEVERITIES.flatMap((severity) => {
    const found = changes.filter((change) => change.severity === severity);
    const entries = found.map((change) => ({ change, number: ++number }));
    return entries.length > 0 ? [{ severity, name: NAMES[severity], entries }] : [];
  });
}

/** What became of it; empty where the name says so: "Looks different". */
export function actionOf({ action, subject }: Change): string {
  return subject === "look" || subject === "accessibility" ? "" : action;
}

/** The names of the views that every page is read in. */
const VIEWS = [...WIDTHS.map((width) => `${width} px`), "print"];

const SIGHTS: Partial<Record<Change["action"], string>> = {
  hidden: "Not visible",
  shown: "Now visible",
};

/** Where something cannot be seen any more, can be seen now, or looks different; undefined for other changes. */
export function visibilityOf({ action, views }: Change): string | undefined {
  if (views.length === 0) return undefined;
  // "print, with JavaScript" and "768 px: “these words”": what follows the view is said once for all views.
  const groups = new Map<string, string[]>();
  for (const view of views) {
    const [, name = "", rest = ""] = /^([^,:]*)(.*)$/s.exec(view) ?? [];
    groups.set(rest, [...(groups.get(rest) ?? []), name]);
  }
  const all = action === "changed" ? "everywhere" : "anywhere";
  const where = [...groups].map(([rest, names]) => {
    if (VIEWS.every((view) => names.includes(view))) return all + rest.replace(/^,/, "");
    return names.map((name) => `${/^\d/.test(name) ? "at" : "in"} ${name}`).join(", ") + rest;
  });
  return `${SIGHTS[action] ?? "Different"} ${where.join("; ")}`;
}

/** The figures that a reader must look at: claims, and other numbers that became another or stand elsewhere. */
export function figuresOf({ figures }: Change): FigureChange[] {
  return figures.filter(
    ({ isClaim, old, new: now, contradicts, stillAt }) =>
      isClaim || (old !== null && now !== null) || contradicts || stillAt.length > 0,
  );
}

/** Where a figure comes from, what it contradicts, and where the old one still stands. */
export function figureFacts(figure: FigureChange): FigureFact[] {
  const { old, new: now, source, isSourceNew, isClaim, contradicts, stillAt } = figure;
  return [
    ...(source === null
      ? []
      : [
          {
            label: isSourceNew ? "New source:" : "Source as before:",
            text: source,
            isAlarm: false,
          },
        ]),
    ...(source === null && isClaim && now !== null
      ? [{ label: "No source", text: "", isAlarm: true }]
      : []),
    ...(contradicts
      ? [{ label: "The site gives another value for this elsewhere", text: "", isAlarm: true }]
      : []),
    ...stillAt.map(({ path, sentence }) => ({
      label: `“${old ?? ""}” is still at ${path}:`,
      text: sentence,
      isAlarm: true,
    })),
  ];
}

/** `2222222 compared with 1111111 (main)`, each commit as short as Git prints it. */
export function commitsOf({ base, head }: Commits): string {
  const dirty = head.isDirty ? " with changes that are in no commit" : "";
  return `${head.commit.slice(0, 8)}${dirty}, compared with ${base.commit.slice(0, 8)} (${base.ref})`;
}

/** What a page is called, by path: its title, or the path itself. */
export function titlesOf({ pages, signatures }: Record<"pages" | "signatures", Titled[]>) {
  const titles = new Map([...signatures, ...pages].map(({ path, title }) => [path, title]));
  return (path: string) => titles.get(path) || path;
}

/**
 * `No difference found in the text and pictures of 7 pages whose code changed`; undefined when no code changed. One file
 * holds the words of all pages: where only words changed, it changed for pages that say none of them.
 */
export function samePagesOf({
  changes,
  samePages,
}: Pick<Report, "changes" | "samePages">): string | undefined {
  const hasCode = changes.some(({ severity }) => severity === "code");
  if (!hasCode || samePages.length === 0) return undefined;
  return `No difference found in the text and pictures of ${count(samePages.length, "page")} whose code changed`;
}
