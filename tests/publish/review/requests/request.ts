// A pull request as data: what it edits, and what its review must say. `requests.e2e.ts` runs every one.
import type { Severity } from "../../../../app/publish/review/report";
import type { EditedSite } from "./edited-site";

export interface ReviewRequest {
  name: string;
  /** On all pages of the specimen; without it on three of them, and the one that is not found. */
  isWhole?: true;
  /** What the request makes of the built specimen. */
  edit: (site: EditedSite) => void;
  /**
   * What its changes must say, by severity; the report must have no change that is worse than all of these.
   * Empty when the review must find nothing at all.
   */
  says: Partial<Record<Severity, (string | RegExp)[]>>;
  /** What the summary must not say anywhere. */
  never?: (string | RegExp)[];
  /** How many changes the report must have besides those of code and of pictures. */
  changes?: number;
  /** In how many places the worst change must be. */
  places?: number;
  /** Only a browser sees what it changes; the others are read, not looked at. */
  inBrowser?: true;
  /** Runs in `npm test` too, not only in `npm run test:review`. */
  inGate?: true;
}
