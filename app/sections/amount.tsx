import { MOTIFS, type Motif } from "./motifs";
import * as styles from "./comparison.css";

interface AmountProps {
  /** The amount, or the low end of its range. */
  from: number;
  to: number;
  /** The amount that is drawn faintly behind it, to the same scale. */
  whole: number;
  motif: Motif;
}

/** Draws an amount to scale, hidden from screen readers because the words beside it say the same. */
export function Amount({ from, to, whole, motif }: AmountProps) {
  const { mostShapes, shape, box, around } = MOTIFS[motif];
  const step = roundUp(whole / mostShapes);
  const total = Math.ceil(whole / step);
  const draw = (amount: number) =>
    Array.from({ length: Math.ceil(amount / step) }, (_, index) =>
      shape(index, Math.min(1, amount / step - index)),
    ).join("");
  return (
    <svg
      aria-hidden
      data-amount
      viewBox={box(total).map(Math.round).join(" ")}
      className={styles.drawing}
    >
      <path
        d={around ? around(to / step) : draw(whole)}
        className={around ? styles.petals : styles.whole}
      />
      <path d={draw(to)} className={styles.range} />
      <path d={draw(from)} className={styles.amount} />
    </svg>
  );
}

type LegendProps = Pick<AmountProps, "whole" | "motif"> & { text: string };

/** Shows one shape beside the amount that it stands for, written as a figure: "$50M" of "$20-50M". */
export function Legend({ text, whole, motif }: LegendProps) {
  const { mostShapes, shape, firstShapeViewBox } = MOTIFS[motif];
  const words = text.replace(/\d[\d.,–-]*/, String(roundUp(whole / mostShapes)));
  const singular = words.replace(/^1 (.*)s$/, "1 $1");
  return (
    <small aria-hidden className={styles.legend}>
      <svg viewBox={firstShapeViewBox} className={styles.legendShape}>
        <path d={shape(0, 1)} className={styles.amount} />
      </svg>
      {` = ${singular}`}
    </small>
  );
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least || 1));
  return [1, 2, 5].map((digit) => digit * power).find((step) => step >= least) ?? 10 * power;
}
