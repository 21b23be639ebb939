import { useId } from "react";

import type { ComparisonFields } from "../schema/pages";
import { Amount } from "../ui/amount";
import { formatText } from "../ui/text";
import { title } from "../ui/text.css";
import { Origin } from "./origin";
import * as styles from "./comparison.css";

type ComparisonRow = ComparisonFields["rows"][number];

/** Two things compared in a picture, which is a table of their figures; each measure has a scale of its own. */
export function Comparison({ caption, columns, rows, ...origin }: ComparisonFields) {
  const id = useId();
  return (
    <figure className={styles.root}>
      <table aria-labelledby={id} className={styles.picture}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={title}>
                {formatText(column)}
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
      <figcaption id={id} className={styles.caption}>
        {formatText(caption)} <Origin {...origin} />
      </figcaption>
    </figure>
  );
}

function Measure({ measure, amounts }: ComparisonRow) {
  const motif = motifOf(amounts);
  const long = motif === "bonds" ? styles.long : "";
  return (
    <tr>
      <th scope="row" className={`${styles.measure} ${long}`}>
        {formatText(measure)}
      </th>
      {amounts.map(({ text: words, from, to }, index) => (
        <td key={index} className={long}>
          <Amount from={from} to={to} whole={wholeOf(amounts)} motif={motif} />
          <span className={styles.figure}>{formatText(words)}</span>
        </td>
      ))}
    </tr>
  );
}

/** Money is cells, what a word counts, such as years, is bonds, and all other figures, such as shares, are seeds. */
function motifOf([first]: ComparisonRow["amounts"]) {
  const { unit = "" } = first ?? {};
  if (/^(?:[A-Z]{3}|\p{Sc})$/u.test(unit)) return "cells";
  return unit.length > 2 ? "bonds" : "seeds";
}

/** What the faint ground of a row's drawings stands for: its largest figure, or the whole of shares. */
function wholeOf(amounts: ComparisonRow["amounts"]): number {
  const largest = Math.max(...amounts.map(({ to }) => to));
  return amounts.every(({ text: words }) => words.includes("%")) ? Math.max(largest, 100) : largest;
}
