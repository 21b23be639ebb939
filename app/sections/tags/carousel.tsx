import type { Slide } from "../../schema/pages";
import { Slides } from "../deck/deck";
import * as styles from "./carousel.css";

/** `<Carousel>`: slides, one at a time. */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
  return (
    <div className={styles.root}>
      <Slides label={label} slides={slides} />
    </div>
  );
}
