import { useId } from "react";

import { formatSource } from "../prose/stats";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Picture } from "../ui/picture";
import { TableFrame } from "../ui/table-frame";
import { Text } from "../ui/text";
import * as styles from "./comparison.css";

/** The two pathways as a drawing, and the same figures as a table. */
export function Comparison({
  title,
  image,
  ...data
}: NonNullable<Page<"drug-pipeline">["comparison"]>) {
  const { narrow, alt, caption, columns, rows } = data;
  const id = useId();
  const captionText = [caption, formatSource(data)].join(" ").trim();
  return (
    <Section title={title} tone="quiet" avoidPageBreak>
      <Picture image={image} narrow={narrow} alt={alt} className={styles.image} />
      <div className={styles.table}>
        <TableFrame labelledBy={id}>
          <table>
            <caption id={id} className={styles.caption}>
              <Text>{captionText}</Text>
            </caption>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={index} scope="col" className={styles.cell}>
                    <Text>{column}</Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([measure = "", ...cells], row) => (
                <tr key={row}>
                  <th scope="row" className={styles.cell}>
                    <Text>{measure}</Text>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={index} className={styles.cell}>
                      <Text>{cell}</Text>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </div>
    </Section>
  );
}
