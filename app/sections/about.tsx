import type { ReactNode } from "react";

import type { Page } from "../schema/pages";
import { Section } from "../ui/section";
import { stack } from "../ui/layout.css";
import { Picture } from "../ui/picture";
import * as styles from "./about.css";

/** Shows the founder slide, with its text for people who cannot see it. */
export function Founder({ image, narrow, alt = "", text }: Page<"about-us">["founder"]) {
  const shape = image && image.height > image.width ? "upright" : "wide";
  return (
    <Section tone="inverse">
      <figure className={styles.founder[shape]}>
        {image && (
          <Picture image={image} narrow={narrow} alt={alt} isEager className={styles.image} />
        )}
        <figcaption className={styles.text}>{text}</figcaption>
      </figure>
    </Section>
  );
}

type MissionProps = Page<"about-us">["mission"] & { children: ReactNode };

/** Shows the tagline above the mission. @param children the mission in prose */
export function Mission({ title, tagline, children }: MissionProps) {
  return (
    <Section title={title} layout="beside">
      <div className={stack.huge}>
        <p className={styles.tagline}>{tagline}</p>
        {children}
      </div>
    </Section>
  );
}
