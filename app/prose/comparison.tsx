import { useId } from "react";

import type { ComparisonFields } from "../schema/pages";
import { Bar } from "../ui/bar";
import { TableFrame } from "../ui/table-frame";
import { text } from "../ui/text";
import { Origin } from "./origin";
import * as styles from "./tables.css";

/** Two things compared in a table, with a bar for each figure; each row has a scale of its own. */
export function Comparison({ caption, columns, rows, ...origin }: ComparisonFields) {
  const id = useId();
  return (
    <TableFrame labelledBy={id}>
      <table>
        <caption id={id} className={styles.caption}>
          {text(caption)} <Origin {...origin} />
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={styles.compared}>
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, bars }, row) => (
            <tr key={row}>
              <th scope="row" className={styles.compared}>
                {text(measure)}
              </th>
              {bars.map(({ text: words, from, to }, index) => (
                <td key={index} className={styles.compared}>
                  <span className={styles.figure}>{text(words)}</span>
                  <Bar from={from} to={to} max={wholeOf(bars)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** What the whole width of a row's bars stands for: its largest figure, or the whole of shares. */
function wholeOf(bars: ComparisonFields["rows"][number]["bars"]): number {
  const largest = Math.max(...bars.map(({ to }) => to));
  return bars.every(({ text: words }) => words.includes("%")) ? Math.max(largest, 100) : largest;
}
