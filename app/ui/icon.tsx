import * as styles from "./icon.css";

/** `lines` are stroked; `seed` is a dot: x, y and radius. The canvas is 48 by 48. */
const ICONS = {
  accelerated: {
    lines:
      "M6 30 L14.7 25 L23.3 30 L32 25 M12 37.5 H24 M8 16 H18 M32 25 C31.9 19.6 36.9 17.2 42.4 19 C40.6 25 36.9 27.7 32 25 Z",
    seed: [6, 30, 3],
  },
  derisked: {
    lines:
      "M24 6 L39.6 15 L39.6 33 L24 42 L8.4 33 L8.4 15 Z M24 35 C16.6 30.2 17.4 20 24 13 C30.6 21.4 31.4 29.7 24 35 Z M24 35 C24 28.4 24 19.6 24 13",
    seed: [24, 35, 2.6],
  },
  synergy: {
    lines:
      "M17 12.5 L27 18.2 L27 29.8 L17 35.5 L7 29.8 L7 18.2 Z M26.9 29.8 C26.7 22 33.8 18.7 41.6 21.3 C39.1 29.9 33.8 33.7 26.9 29.8 Z M26.9 29.8 C31.3 27.2 37.2 23.9 41.6 21.3",
    seed: [27, 18.2, 2.6],
  },
  biology: {
    lines:
      "M24 44 V24 L32.7 19 M24 30 C18.1 33.2 12 29.1 10.1 22 C18 20.5 23.6 23.1 24 30 Z M24 30 C19.8 27.6 14.3 24.4 10.1 22 M32.7 19 C29.7 13.7 33.3 8.4 39.7 6.9 C41.2 13.9 38.9 18.7 32.7 19 Z M32.7 19 C34.8 15.4 37.6 10.5 39.7 6.9",
    seed: [24, 43, 2.8],
  },
  scaffold: {
    lines:
      "M15.3 19 L24 24 L24 34 L15.3 39 L6.6 34 L6.6 24 Z M32.6 19 L41.3 24 L41.3 34 L32.6 39 L23.9 34 L23.9 24 Z M24 24 V14",
    seed: [24, 12, 2.8],
  },
  pathway: {
    lines: "M7 38 L7 28 L15.7 23 L24.3 28 L33 23 L33 13 L41.7 8",
    seed: [41, 8.5, 3.2],
  },
  evidence: {
    lines:
      "M11 6 H29.3 L37 10.4 V42 H11 Z M23 17 H31 M23 26 H31 M23 35 H28 M17 23.4 L19.3 24.7 L19.3 27.3 L17 28.6 L14.7 27.3 L14.7 24.7 Z M17 32.4 L19.3 33.7 L19.3 36.3 L17 37.6 L14.7 36.3 L14.7 33.7 Z",
    seed: [17, 17, 2.8],
  },
  patent: {
    lines:
      "M24 5 L40.5 14.5 L40.5 33.5 L24 43 L7.5 33.5 L7.5 14.5 Z M34 18.2 L34 29.8 L24 35.5 L14 29.8 L14 18.2 L24 12.5",
    seed: [24, 24, 3.2],
  },
  capital: {
    lines:
      "M8 40 H40 M14 40 V31 M24 40 V20 M34 40 V16 M24 23 C18.8 22.7 16.1 17.3 17.5 11.7 C23.4 14 26.3 18.1 24 23 Z M24 23 C22.1 19.6 19.5 15.1 17.5 11.7 M34 17 C31.6 12.3 35 7.3 40.5 5.7 C41.5 12 39.4 16.5 34 17 Z M34 17 C36 13.6 38.5 9.1 40.5 5.7",
    seed: [14, 28.5, 2.8],
  },
  team: {
    lines:
      "M24 4 L33.1 9.2 L33.1 19.8 L24 25 L14.9 19.8 L14.9 9.2 Z M14.9 19.8 L24 25 L24 35.5 L14.9 40.8 L5.8 35.5 L5.8 25 Z M33.1 19.8 L42.2 25 L42.2 35.5 L33.1 40.8 L24 35.5 L24 25 Z",
    seed: [24, 25, 3.2],
  },
} as const;

export type IconName = keyof typeof ICONS;

/** A small line drawing beside a heading: decoration only. */
export function Icon({ name }: { name: IconName }) {
  const {
    lines,
    seed: [x, y, radius],
  } = ICONS[name];
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={styles.root}>
      <path d={lines} />
      <circle cx={x} cy={y} r={radius} className={styles.seed} />
    </svg>
  );
}
