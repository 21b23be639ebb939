import * as styles from "./bar.css";

interface BarProps {
  /** Where the solid part ends. */
  from: number;
  /** Where the lighter part ends. */
  to: number;
  max: number;
  /** Whether lines divide it at each whole number. */
  hasSteps?: boolean;
}

/**
 * Draws a thin bar to scale, hidden from screen readers because the words beside it say the same. It is an SVG, because the
 * Content Security Policy forbids `style` attributes.
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
