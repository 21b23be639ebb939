import type { Content } from "../content";
import { CompactEntryList } from "./entries";
import type { LatestEntries } from "../schema/pages";
import { Section } from "../ui/band";
import { stack } from "../ui/layout.css";
import { hrefOf } from "../ui/link";

const MAX_ENTRIES = 3;

interface LatestProps {
  latest: LatestEntries | undefined;
  lists: Content["lists"];
}

/** Shows the newest entries of a list, with a link to it; nothing while the list is empty. */
export function Latest({ latest, lists }: LatestProps) {
  if (!latest) return null;
  const { list, link, ...heading } = latest;
  const entries = (lists[list] ?? []).slice(0, MAX_ENTRIES);
  if (entries.length === 0) return null;
  return (
    <Section {...heading} layout="beside">
      <div className={stack.medium}>
        <CompactEntryList entries={entries} />
        <p>
          <a href={hrefOf(`/${list}`)}>{link}</a>
        </p>
      </div>
    </Section>
  );
}
