import type { Stat } from "../../schema/pages";
import { FigureList } from "../stats/stats";
import * as prose from "../prose/prose.css";

/** `<Stats>`: figures as a ledger; what they mean stands at the end of the page. */
export function Stats({ items }: { items: Stat[] }) {
  return (
    <div className={prose.section}>
      <FigureList stats={items} arrangement="ledger" />
    </div>
  );
}
