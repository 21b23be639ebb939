// The content of two sites in; out the pages that other roles must sign than before.
import { requiredRoles } from "../../content/roles";
import type { Snapshot } from "../page-model";
import type { PagePair } from "./page-diff";
import type { FoundChange } from "../report";

/** @returns one change for each pair of lists, with its pages; of a page that came or went it says nothing */
export function diffRoles(base: Snapshot, head: Snapshot, pairs: PagePair[]): FoundChange[] {
  const [before, after] = [requiredRoles(base.content), requiredRoles(head.content)];
  const found = new Map<string, FoundChange>();
  for (const { old, now } of pairs) {
    if (!old || !now) continue;
    const [gone, come] = [before.of(old.path).join(", "), after.of(now.path).join(", ")];
    if (gone === come) continue;
    const change: FoundChange = found.get(`${gone}\n${come}`) ?? {
      subject: "roles",
      action: "changed",
      name: "Roles that must sign",
      old: gone || null,
      new: come || null,
      ...{ words: [], views: [], figures: [], places: [] },
    };
    change.places.push({ path: now.path, heading: [] });
    found.set(`${gone}\n${come}`, change);
  }
  return [...found.values()];
}
