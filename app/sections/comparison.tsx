import type { ComparisonFields } from "../schema/pages";
import { Amount, Legend } from "./amount";
import { title } from "../ui/text.css";
import { Origin } from "./origin";
import * as styles from "./comparison.css";

type ComparisonRow = ComparisonFields["rows"][number];

/** Shows two things in a table whose figures are drawn, each measure to its own scale. */
export function Comparison({ caption, columns, rows, ...origin }: ComparisonFields) {
  return (
    <figure className={styles.root}>
      <table aria-labelledby="comparisonCaption" className={styles.picture}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={title}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Measure key={index} {...row} />
          ))}
        </tbody>
      </table>
      <figcaption id="comparisonCaption" className={styles.figcaption}>
        {caption} <Origin {...origin} />
      </figcaption>
    </figure>
  );
}

function Measure({ measure, drawing: motif, figures }: ComparisonRow) {
  const long = motif === "bonds" ? styles.long : "";
  const whole = wholeOf(figures);
  // Of "about $1.3B" and "$20-50M", only the second has the unit in which both are given.
  const inUnit = figures.find(({ text, from, to = from }) => text.includes(String(to)));
  return (
    <tr>
      <th scope="row" className={`${styles.measure} ${long}`}>
        {measure}
        {inUnit && <Legend text={inUnit.text} whole={whole} motif={motif} />}
      </th>
      {figures.map(({ text, from, to = from }, index) => (
        <td key={index} className={long}>
          <Amount from={from} to={to} whole={whole} motif={motif} />
          <span className={styles.figure}>{text}</span>
        </td>
      ))}
    </tr>
  );
}

/** Returns the amount behind the figures of a row: the largest of them, or 100 for percentages. */
function wholeOf(figures: ComparisonRow["figures"]): number {
  const largest = Math.max(...figures.map(({ from, to = from }) => to));
  return figures.every(({ text }) => text.includes("%")) ? Math.max(largest, 100) : largest;
}
