import type { ReactNode } from "react";

import type { Page } from "../../schema/pages";
import { Band } from "../../ui/band";
import { Picture } from "../../ui/picture";
import * as styles from "./about.css";

/** The founder slide, with its text for people who cannot see it. */
export function Founder({ image, narrow, alt, text }: Page<"about-us">["founder"]) {
  return (
    <Band tone="night">
      <figure className={styles.founder}>
        <Picture image={image} narrow={narrow} alt={alt} isEager className={styles.founderImage} />
        <figcaption className={styles.founderText}>{text}</figcaption>
      </figure>
    </Band>
  );
}

type MissionProps = { title: string; tagline: string; children: ReactNode };

/** @param children the mission in prose */
export function Mission({ title, tagline, children }: MissionProps) {
  return (
    <Band title={title}>
      <div className={styles.mission}>
        {children}
        <p className={styles.tagline}>{tagline}</p>
      </div>
    </Band>
  );
}
