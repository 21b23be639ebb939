import type { Stat } from "../../schema/pages";
import { Band } from "../../ui/band";
import { DefinitionList } from "../../ui/definition-list";
import { statId } from "../../ui/navigation/part-id";
import { describeSource } from "./stat-source";

/** What each stat means and where it comes from; the stats link here. */
export function StatNotes({ title, stats }: { title: string; stats: Stat[] }) {
  const entries = stats.map((stat) => ({
    id: statId(stat),
    term: `${stat.value} ${stat.label}`,
    meaning: stat.meaning,
    source: describeSource(stat),
  }));
  return (
    <Band title={title} layout="beside">
      <DefinitionList entries={entries} />
    </Band>
  );
}
