import * as styles from "./forward-looking.css";

/** The notice on plans and targets, the last words of a page that makes some. */
export function ForwardLooking({ text }: { text: string }) {
  return (
    <div role="note" className={styles.root}>
      <div className={styles.text}>{text}</div>
    </div>
  );
}
