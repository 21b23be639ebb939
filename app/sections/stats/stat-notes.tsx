import type { Stat } from "../../schema/pages";
import { Band } from "../../ui/band";
import { DefinitionList } from "../../ui/definition-list";
import { statId } from "../../ui/navigation/part-id";
import { MarkedText } from "../prose/note-mark";
import { describeSource } from "./stat-source";

/** @property notes the names of the page's footnotes, which sources may mark */
type StatNotesProps = { title: string; stats: Stat[]; notes: readonly string[] };

/** What each stat means and where it comes from; the stats link here. */
export function StatNotes({ title, stats, notes }: StatNotesProps) {
  const entries = stats.map((stat) => ({
    id: statId(stat),
    term: `${stat.value} ${stat.label}`,
    meaning: stat.meaning,
    source: describeSource(stat) && <MarkedText text={describeSource(stat)} notes={notes} />,
  }));
  return (
    <Band title={title} layout="beside">
      <DefinitionList entries={entries} />
    </Band>
  );
}
