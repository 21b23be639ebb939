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
  const { most, mark, box, around } = MOTIFS[motif];
  const step = roundUp(whole / most);
  const total = Math.ceil(whole / step);
  const draw = (amount: number) =>
    Array.from({ length: Math.ceil(amount / step) }, (_, index) =>
      mark(index, Math.min(1, amount / step - index)),
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

interface KeyProps extends Pick<AmountProps, "whole" | "motif"> {
  /** A figure whose form the key takes: "$50M", as of "$20-50M". */
  text: string;
}

/** Shows one mark of a drawing beside the amount that it stands for. */
export function Key({ text, whole, motif }: KeyProps) {
  const { most, mark, box } = MOTIFS[motif];
  const [, sign, unit] = /([^\d\s]?)\d[\d.,–-]*(.*)/.exec(text) ?? [];
  const words = `${sign}${roundUp(whole / most)}${unit}`.replace(/^(1 .*)s$/, "$1");
  return (
    <span aria-hidden className={styles.key}>
      <svg viewBox={box(1).join(" ")} className={styles.keyMark}>
        <path d={mark(0, 1)} />
      </svg>
      {` = ${words}`}
    </span>
  );
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least || 1));
  return [1, 2, 5].map((digit) => digit * power).find((step) => step >= least) ?? 10 * power;
}
