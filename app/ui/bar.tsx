import * as styles from "./bar.css";

interface BarProps {
  /** Where it ends; up to `from` it is solid. */
  from: number;
  to: number;
  /** What its whole width stands for. */
  max: number;
  /** Whether each whole number is a step of its own, those to come included. */
  hasSteps?: boolean;
}

/**
 * A thin bar to scale, for the words beside it, which say the same. Its lengths are percentages of a drawing, because the
 * policy allows no styles in attributes.
 */
export function Bar({ from, to, max, hasSteps = false }: BarProps) {
  const percent = (value: number) => `${((100 * value) / max || 0).toFixed(2)}%`;
  const borders = Array.from({ length: hasSteps ? max - 1 : 0 }, (_, index) => percent(index + 1));
  return (
    <svg aria-hidden className={styles.root}>
      <rect width="100%" height="100%" className={styles.track} />
      <rect width={percent(to)} height="100%" className={styles.range} />
      <rect width={percent(from)} height="100%" />
      {borders.map((x) => (
        <line key={x} x1={x} x2={x} y2="100%" className={styles.border} />
      ))}
    </svg>
  );
}
