// Two snapshots in; out the old addresses that came, went, or lead on to another page; and the lines that say the same.
import { nginxRedirects } from "../../hosting/nginx";
import { redirectLine } from "../../hosting/redirects";
import type { Snapshot } from "../page-model";
import type { FoundChange } from "../report";

/** What differs between the old addresses of two sites. */
export function diffLeads(base: Snapshot, head: Snapshot): FoundChange[] {
  const [before, after] = [base, head].map(
    ({ leads }) => new Map(leads.map(({ path, to }) => [path, to])),
  );
  const pages = new Set(head.pages.map(({ path }) => path));
  const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].toSorted();
  return paths.flatMap((path): FoundChange[] => {
    const [old = null, now = null] = [before?.get(path), after?.get(path)];
    if (old === now || (now === null && pages.has(path))) return [];
    return [
      {
        subject: now === null ? "page" : "link",
        action: old === null ? "added" : now === null ? "removed" : "changed",
        name: `Old address ${path}`,
        old: old && `leads on to ${old}`,
        new: now && `leads on to ${now}`,
        ...{ words: [], views: [], figures: [] },
        places: [{ path: now ?? path, heading: [] }],
      },
    ];
  });
}

/** The lines of `_redirects` and of the server block that the old addresses of a site explain. */
export function linesOfLeads({ leads }: Snapshot): ReadonlySet<string> {
  const lines = leads.flatMap(({ path, to }) => {
    const redirect = { from: path, to };
    return [redirectLine(redirect), ...nginxRedirects(redirect)];
  });
  return new Set(lines.map((line) => line.trim()));
}
