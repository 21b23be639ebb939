import type { Page } from "../schema/pages";
import { Band } from "../ui/band";
import { Picture } from "../ui/picture";
import { Text } from "../ui/text";
import * as styles from "./founder.css";

/** The founder slide, with its text for people who cannot see it. */
export function Founder({ image, narrow, alt, text }: Page<"about-us">["founder"]) {
  return (
    <Band tone="inverse">
      <figure className={styles.root}>
        <Picture image={image} narrow={narrow} alt={alt} isEager className={styles.image} />
        <figcaption className={styles.text}>
          <Text>{text}</Text>
        </figcaption>
      </figure>
    </Band>
  );
}
