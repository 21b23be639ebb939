// A report and how its pages look in; out the report that a person can rely on: what only might look different does, or is left out.
import { newFaults } from "./axe";
import { FRAME_PATH, type PageReport, type Report } from "../report";
import type { Look, Subject } from "./screenshots";
import { verdictOf } from "../diff/verdict";

/** A page of the report with how it looks; no look when there was no browser. */
export interface PageLook {
  page: PageReport;
  look: Look | undefined;
}

/** Where to look: the views of a page, and of the frame those of the home page's top bar and footer. */
export function subjectOf({ path, kind, from }: PageReport): Subject {
  if (path === FRAME_PATH) return { old: "/", new: "/", parts: ["header", "footer"] };
  return { old: kind === "added" ? null : (from ?? path), new: kind === "removed" ? null : path };
}

/** Pages in the order of the report: the frame first. */
export function pagesOf({ frame, pages }: Report): PageReport[] {
  return [...(frame ? [frame] : []), ...pages];
}

/**
 * The report with what the looks say.
 * @param looks one for each of {@link pagesOf}
 * @param total how many pages the site has
 */
export function addLooks(
  report: Report,
  looks: Look[],
  total: number,
): { report: Report; looks: PageLook[] } {
  const all = pagesOf(report).map((page, index): PageLook => ({
    page: describe(page, looks[index]),
    look: looks[index],
  }));
  // What nobody looked at may look different still.
  const isSame = ({ page, look }: PageLook) =>
    look !== undefined &&
    page.needsPictures &&
    page.fields.length === 0 &&
    page.views.every(({ share }) => share === 0);
  const seen = all
    .filter((each) => !isSame(each))
    .map(({ page, look }) => ({ page: settle(page), look }));
  const faults = seen.flatMap(({ page }) =>
    newFaults(page.faults).map(
      ({ help, elements }) =>
        `${page.path}: a rule of accessibility is broken, ${help} (${elements.join(", ")})`,
    ),
  );
  const changed = {
    pages: seen.flatMap(({ page }) => (page.path === FRAME_PATH ? [] : [page])),
    frame: seen.find(({ page }) => page.path === FRAME_PATH)?.page ?? null,
    figures: report.figures,
    problems: [...report.problems, ...faults],
  };
  const sameLooks = all.filter(isSame).map(({ page }) => page.path);
  return {
    report: { ...report, ...changed, sameLooks, verdict: verdictOf({ ...changed, total }) },
    looks: seen,
  };
}

function describe(page: PageReport, look: Look | undefined): PageReport {
  if (!look) return page;
  return {
    ...page,
    views: look.pictures.map(({ name, share }) => ({ name, share })),
    faults: look.faults,
  };
}

function settle(page: PageReport): PageReport {
  if (!page.needsPictures || page.views.length === 0) return page;
  return {
    ...page,
    needsPictures: false,
    summary: page.fields.length > 0 ? page.summary : "looks different, no words changed",
  };
}
