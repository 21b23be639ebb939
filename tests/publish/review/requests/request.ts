// A pull request as data: what it edits, and what its review must say. `requests.e2e.ts` runs every one.
import type { EditedSite } from "./edited-site";

export interface ReviewRequest {
  name: string;
  /** On all pages of the specimen; without it on three of them, and the one that is not found. */
  isWhole?: true;
  /** What the request makes of the built specimen. */
  edit: (site: EditedSite) => void;
  /** What critical entries of the comment say, each in one of them; without any, no entry may be critical. */
  critical?: (string | RegExp)[];
  /** What entries of the comment say, critical or not. */
  shows?: (string | RegExp)[];
  /** What the verdict says. */
  verdict?: string | RegExp;
  /** What the comment must not say anywhere. */
  never?: (string | RegExp)[];
  /** How many changes the report must have besides those of code and of pictures. */
  changes?: number;
  /** In how many places the first change must be. */
  places?: number;
  /** Only a browser sees what it changes; the others are read, not looked at. */
  inBrowser?: true;
  /** Runs in `npm test` too, not only in `npm run test:review`. */
  inGate?: true;
}
