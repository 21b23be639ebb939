import type { Stat } from "../../schema/pages";
import { StatList } from "../stats/stats";
import * as prose from "../prose/prose.css";

/** `<Stats>`: stats as a ledger; what they mean is at the end of the page. */
export function Stats({ items }: { items: Stat[] }) {
  return (
    <div className={prose.section}>
      <StatList stats={items} arrangement="ledger" />
    </div>
  );
}
