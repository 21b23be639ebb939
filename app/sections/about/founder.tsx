import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Picture } from "../../ui/picture";
import * as styles from "./founder.css";

/** The founder slide, with its text for people who cannot see it. */
export function Founder({ image, alt, text }: Page<"about-us">["founder"]) {
  return (
    <Band tone="night">
      <figure className={styles.root}>
        <Picture image={image} alt={alt} isEager className={styles.image} />
        <figcaption className={styles.caption}>{text}</figcaption>
      </figure>
    </Band>
  );
}
