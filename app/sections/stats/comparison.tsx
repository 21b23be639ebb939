import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Picture } from "../../ui/picture";
import { TableFrame } from "../../ui/table-frame";
import { MarkedText } from "../prose/prose";
import { describeSource } from "./stats";
import * as styles from "./stats.css";

type ComparisonProps = Page<"drug-pipeline">["comparison"] & {
  /** The names of the page's footnotes, which the source may mark. */
  notes: readonly string[];
};

/** The two pathways as a drawing, and the same figures as a table. */
export function Comparison({ title, image, notes, ...data }: ComparisonProps) {
  const { narrow, alt, caption, columns, rows } = data;
  return (
    <Band title={title} tone="quiet" avoidPageBreak>
      <Picture image={image} narrow={narrow} alt={alt} className={styles.comparisonImage} />
      <TableFrame className={styles.comparisonTable}>
        <table>
          <caption className={styles.comparisonCaption}>
            <MarkedText text={[caption, describeSource(data)].join(" ").trim()} notes={notes} />
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={styles.comparisonCell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([measure, ...cells], row) => (
              <tr key={row}>
                <th scope="row" className={styles.comparisonCell}>
                  {measure}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={styles.comparisonCell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Band>
  );
}
