// Harmless requests: the review names what they change, and raises no alarm.
import type { ReviewRequest } from "../request";
import { PARAGRAPH } from "../specimen-words";

const CODE_CHANGED =
  /^Code changed in \d+ files?; the pages look and read the same when they are loaded\.$/;

export const INNOCENT: ReviewRequest[] = [
  { name: "changes nothing", edit: () => undefined, verdict: "Both builds are identical." },
  {
    name: "moves a comma",
    edit: (site) => site.reword(PARAGRAPH, "The first paragraph, of the mission."),
    shows: ["Text changed"],
    never: ["identical"],
    inGate: true,
  },
  {
    name: "rewrites code",
    edit: (site) => site.file("assets/first.js", /$/, "\n/* Built by a newer tool. */void 0;\n"),
    verdict: CODE_CHANGED,
    changes: 0,
  },
  {
    name: "writes attributes in another order",
    edit: (site) =>
      site.page(
        "/notes/first",
        '<meta name="theme-color" content="#fbf7ee"/>',
        '<meta  content="#fbf7ee" name="theme-color">',
      ),
    verdict: CODE_CHANGED,
    changes: 0,
  },
];
