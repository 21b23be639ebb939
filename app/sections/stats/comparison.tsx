import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Picture } from "../../ui/picture";
import { TableFrame } from "../../ui/table-frame";
import { MarkedText } from "../prose/note-mark";
import { describeSource } from "./stat-source";
import * as styles from "./comparison.css";

type ComparisonProps = Page<"drug-pipeline">["comparison"] & {
  /** The names of the page's footnotes, which the source may mark. */
  notes: readonly string[];
};

/** The two pathways as a drawing, and the same figures as a table. */
export function Comparison({ title, image, notes, ...data }: ComparisonProps) {
  const { narrow, alt, caption, columns, rows } = data;
  return (
    <Band title={title} tone="quiet" isWhole>
      <Picture image={image} narrow={narrow} alt={alt} className={styles.image} />
      <TableFrame className={styles.frame}>
        <table>
          <caption className={styles.caption}>
            <MarkedText text={[caption, describeSource(data)].join(" ").trim()} notes={notes} />
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([measure, ...cells], row) => (
              <tr key={row}>
                <th scope="row" className={styles.cell}>
                  {measure}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={styles.cell}>
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
