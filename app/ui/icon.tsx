import * as styles from "./picture.css";
// `lines` are stroked; `seed` is a dot: x, y and radius.
import ICONS from "./icons.json";

type IconName = keyof typeof ICONS;

/** Draws a small decoration beside a heading. */
export function Icon({ name }: { name: IconName }) {
  const { lines, seed } = ICONS[name];
  const [x, y, radius] = seed;
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={styles.icon}>
      <path d={lines} />
      <circle cx={x} cy={y} r={radius} className={styles.seed} />
    </svg>
  );
}
