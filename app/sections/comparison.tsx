import { useId } from "react";

import { formatSource } from "../prose/stats";
import type { Page } from "../schema/pages";
import { Section } from "../ui/band";
import { Bar } from "../ui/bar";
import { TableFrame } from "../ui/table-frame";
import { Text } from "../ui/text";
import * as styles from "./comparison.css";

type ComparisonProps = NonNullable<Page<"drug-pipeline">["comparison"]>;

/** The two pathways as one picture of bars, each row to its own scale, and the same figures as a table. */
export function Comparison({ title, caption, columns, rows, ...origin }: ComparisonProps) {
  const id = useId();
  const captionText = [caption, formatSource(origin)].join(" ").trim();
  return (
    <Section title={title} tone="quiet" avoidPageBreak>
      <div role="img" aria-labelledby={id}>
        {rows.map((row, index) => (
          <Bars key={index} {...row} names={columns.slice(1)} />
        ))}
      </div>
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
              {rows.map(({ measure, bars }, row) => (
                <tr key={row}>
                  <th scope="row" className={styles.cell}>
                    <Text>{measure}</Text>
                  </th>
                  {bars.map(({ text }, index) => (
                    <td key={index} className={styles.cell}>
                      <Text>{text}</Text>
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

type BarsProps = ComparisonProps["rows"][number] & { names: string[] };

function Bars({ measure, bars, names }: BarsProps) {
  const max = Math.max(...bars.map(({ to }) => to));
  return (
    <div className={styles.row}>
      <p className={styles.large}>{measure}</p>
      {bars.map(({ text, from, to }, index) => (
        <div key={index} className={styles.bar}>
          <p className={styles.words}>
            <span className={styles.name}>
              <Text>{names[index] ?? ""}</Text>
            </span>
            <span className={styles.large}>{text}</span>
          </p>
          <Bar from={from} to={to} max={max} />
        </div>
      ))}
    </div>
  );
}
