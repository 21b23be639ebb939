// A report in, Markdown for GitHub out: each change once, the worst first. What is too long is cut from the end.
import { count } from "../../problems/problem";
import type { Change, FigureChange, PageReport, PageSignatures, Place, Report } from "../report";
import {
  actionOf,
  bySeverity,
  commitsOf,
  figureFacts,
  figuresOf,
  samePagesOf,
  titlesOf,
  visibilityOf,
  type NumberedChange,
} from "./change-text";
import { isolateMarkdown, isolateWordsMarkdown } from "./isolate";
import { visitPlace, type Addresses } from "./links";
import { wordsOf } from "./words";

/** A longer comment hides the conversation around it; the report holds the rest. */
const LIMIT = 20_000;
const CUT = "This summary was cut here because it is too long. The report holds the rest.";
/** More places of one change, or pages of one list, are counted and not named. */
const NAMED = 8;

/** What a change needs to know of the rest of the report. */
interface Surroundings {
  addresses: Addresses;
  pages: PageReport[];
  titleOf: (path: string) => string;
}

/** @returns Markdown for a comment, in which nothing from the site is more than text */
export function renderSummary(report: Report, addresses: Addresses): string {
  const fitting: string[] = [];
  let room = LIMIT - CUT.length - 3;
  // The lines are made one by one: a report without end takes no more time than its summary.
  for (const line of linesOf(report, addresses)) {
    room -= line.length + 1;
    if (room < 0) return [...fitting, "", CUT, ""].join("\n");
    fitting.push(line);
  }
  return [...fitting, ""].join("\n");
}

function* linesOf(report: Report, addresses: Addresses): Generator<string> {
  const { verdict, changes, pages, checked, warnings, waiting, signatures } = report;
  const around = { addresses, pages, titleOf: titlesOf(report) };
  yield `## ${isolateMarkdown(verdict)}`;
  yield "";
  yield isolateMarkdown(commitsOf(report));
  if (addresses.preview) {
    yield "";
    yield `[Open the preview](${addresses.preview}) · [Read the report](${addresses.preview}review/)`;
  }
  for (const { name, entries } of bySeverity(changes)) {
    yield* title(`${name}: ${count(entries.length, "change")}`);
    for (const entry of entries) yield* renderChange(entry, around);
  }
  const same = samePagesOf(report);
  yield "";
  yield `${same === undefined ? "" : `**${same}.** `}${isolateMarkdown(checked, 1000)}`;
  if (warnings.length > 0)
    yield* title(`${count(warnings.length, "warning")} of the content check`);
  for (const { place, message } of warnings)
    yield `- ${isolateMarkdown(place)} ${isolateMarkdown(message)}`;
  if (waiting.length > 0) yield* title("Not published yet");
  for (const page of waiting) yield `- ${isolateMarkdown(page)}`;
  if (signatures.length > 0) yield* title("Signatures");
  for (const page of signatures) yield renderSignatures(page);
}

function title(text: string): string[] {
  return ["", `### ${text}`, ""];
}

/** An item of a numbered list, and below it what there is to know. */
function renderChange({ change, number }: NumberedChange, around: Surroundings): string[] {
  const { name, reasons, places } = change;
  const action = actionOf(change);
  const marker = `${number}. `;
  const visibility = visibilityOf(change);
  const words = wordsOf(change);
  const below = [
    ...reasons.map((reason) => `**${isolateMarkdown(reason)}**`),
    ...(visibility === undefined ? [] : [isolateMarkdown(visibility)]),
    ...(words.length > 0 ? [isolateWordsMarkdown(words)] : []),
    ...figuresOf(change).map(renderFigure),
  ];
  return [
    `${marker}**${isolateMarkdown(name)}${action && `, ${action}`}**${renderPlaces(change, places, around)}`,
    ...below.map((line) => `${" ".repeat(marker.length)}- ${line}`),
  ];
}

/** `on [Investors](…) › The deck`, or `on 3 pages: …`. */
function renderPlaces(change: Change, places: Place[], around: Surroundings): string {
  const [first] = places;
  if (!first) return "";
  if (places.length === 1) {
    const heading = first.heading.map((name) => ` › ${isolateMarkdown(name)}`).join("");
    return ` on ${linkPlace(change, first, around)}${heading}`;
  }
  const pages = [...new Map(places.map((place) => [place.path, place])).values()];
  const named = pages.slice(0, NAMED).map((place) => linkPlace(change, place, around));
  const rest = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : "";
  return ` in ${places.length} places: ${named.join(", ")}${rest}`;
}

/** The title of the place's page, linked to the preview if the page is there and its path cannot lead out of the site. */
function linkPlace(change: Change, place: Place, { addresses, pages, titleOf }: Surroundings) {
  const text = isolateMarkdown(titleOf(place.path), 200);
  const isSafe = /^\/(?:404\.html|(?:[\w-]+\/?)*)$/.test(place.path) && place.path.length < 200;
  const page = pages.find(({ path }) => path === place.path);
  const { preview } = visitPlace(change, place, page, addresses);
  // GitHub encodes the tilde of a text fragment, so it would lead nowhere.
  return isSafe && preview !== undefined ? `[${text}](${preview.replace(/#.*/, "")})` : text;
}

function renderFigure(figure: FigureChange): string {
  const { old, new: now } = figure;
  const values = [
    ...(old === null ? [] : [`<del>${isolateMarkdown(old, 100)}</del>`]),
    ...(now === null ? [] : [`<ins>${isolateMarkdown(now, 100)}</ins>`]),
  ];
  const facts = figureFacts(figure).map(({ label, text, isAlarm }) => {
    const name = isolateMarkdown(label);
    return `${isAlarm ? `**${name}**` : name}${text && ` ${isolateMarkdown(text)}`}`;
  });
  const rest = facts.length > NAMED ? [`and ${facts.length - NAMED} more`] : [];
  return [`Figure ${values.join(" → ")}`, ...facts.slice(0, NAMED), ...rest].join("; ");
}

function renderSignatures({ path, title, signed, outdated, missing }: PageSignatures): string {
  const names = (signatures: PageSignatures["signed"]) =>
    signatures
      .slice(0, NAMED)
      .map(({ role, name, date }) => isolateMarkdown(`${role}: ${name}, ${date}`))
      .join("; ");
  const roles = missing.slice(0, NAMED).map((role) => isolateMarkdown(role));
  return [
    `- ${isolateMarkdown(title || path, 200)}: ${signed.length > 0 ? `signed by ${names(signed)}` : "signed by nobody"}`,
    ...(outdated.length > 0 ? [`an earlier text was signed by ${names(outdated)}`] : []),
    ...(roles.length > 0 ? [`**missing: ${roles.join(", ")}**`] : []),
  ].join("; ");
}
