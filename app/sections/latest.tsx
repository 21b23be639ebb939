import { useContent } from "../content";
import type { LatestEntries } from "../schema/pages";
import { Section } from "../ui/band";
import { stack } from "../ui/layout.css";
import { hrefOf } from "../ui/link";
import { Latest } from "./entries";

type LatestSectionProps = LatestEntries & { tone?: "raised" };

/** Shows the newest entries with a link to their list; nothing while the list is empty. */
export function LatestSection({ list, link, ...heading }: LatestSectionProps) {
  if (!useContent().lists[list]?.length) return null;
  return (
    <Section {...heading} layout="beside">
      <div className={stack.medium}>
        <Latest list={list} />
        <p>
          <a href={hrefOf(`/${list}`)}>{link}</a>
        </p>
      </div>
    </Section>
  );
}
