import * as styles from "./forward-looking.css";

/** The notice at the end of a page with plans or targets. */
export function ForwardLooking({ text }: { text: string }) {
  return (
    <div role="note" className={styles.root}>
      <div className={styles.text}>{text}</div>
    </div>
  );
}
